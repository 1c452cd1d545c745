import { Suspense, useState } from 'react';
import { type Policy, policies } from '../shell/policies/policies.ts';
import PolicyDialog from '../shell/policies/policy-dialog.tsx';
import { Button } from '../ui/button.tsx';
import styles from './guardian-consent.module.css';

/** The consent that a parent gives for a child, with both policies. */
export function GuardianConsent() {
	const [reading, setReading] = useState<Policy | null>(null);
	return (
		<div className={styles.agreement}>
			<p>
				By adding a child you agree, as its parent or guardian and on its behalf, to the Terms of Service and the
				Privacy Policy.
			</p>
			<div className={styles.policies}>
				{(['terms', 'privacy'] as const).map((policy) => (
					<Button key={policy} look="bare" onClick={() => setReading(policy)}>
						Read the {policies[policy].title}
					</Button>
				))}
			</div>
			<Suspense>{reading && <PolicyDialog policy={reading} onClose={() => setReading(null)} />}</Suspense>
		</div>
	);
}
