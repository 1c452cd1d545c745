import { type MouseEvent, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../session/session.tsx';
import styles from './footer.module.css';
import { lazyOptional } from './lazy.tsx';
import { type Policy, policies } from './policies/policies.tsx';

const PolicyDialog = lazyOptional(() => import('./policies/policy-dialog.tsx'));

/**
 * The footer of every page. The policies have routes only without a session (product 2.1.1); with one, the links open them in
 * a dialog.
 */
export function Footer() {
	const { status } = useSession();
	const [policy, setPolicy] = useState<Policy | null>(null);
	const open = (name: Policy) => (event: MouseEvent) => {
		if (status !== 'authenticated') return;
		event.preventDefault();
		setPolicy(name);
	};
	return (
		<footer className={styles.footer}>
			<p>© 2025 Everbranch</p>
			<nav aria-label="Policies">
				{(['privacy', 'terms'] as const).map((name) => (
					<Link key={name} to={policies[name].address} onClick={open(name)}>
						{policies[name].title}
					</Link>
				))}
			</nav>
			<Suspense>{policy && <PolicyDialog policy={policy} onClose={() => setPolicy(null)} />}</Suspense>
		</footer>
	);
}
