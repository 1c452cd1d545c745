import { Footer } from '../shell/footer.tsx';
import { type Policy, policies } from '../shell/policies/policies.tsx';
import PolicyText from '../shell/policies/policy-text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { Screen } from '../ui/screen.tsx';
import styles from './policy-screen.module.css';

/** A policy as a screen. */
export default function PolicyScreen({ policy }: { policy: Policy }) {
	const { title } = policies[policy];
	return (
		<div className={styles.page}>
			<main id="main" tabIndex={-1}>
				<Screen title={title} narrow actions={<BackToDashboard />}>
					<Panel>
						<h2 className="visually-hidden">In plain words</h2>
						<PolicyText policy={policy} />
					</Panel>
				</Screen>
			</main>
			<Footer />
		</div>
	);
}

function BackToDashboard() {
	return (
		<ButtonLink to="/" look="quiet" icon="back">
			Back to Dashboard
		</ButtonLink>
	);
}
