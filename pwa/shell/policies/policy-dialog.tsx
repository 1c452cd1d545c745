import { lazy, Suspense } from 'react';
import { Modal } from '../../ui/modal.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type Policy, policies } from './policies.tsx';

const PolicyText = lazy(() => import('./policy-text.tsx'));

/** A policy in a dialog with a Close button. */
export default function PolicyDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
	const { title } = policies[policy];
	return (
		<Modal open onClose={onClose} title={title} size="large">
			<Suspense fallback={<Spinner />}>
				<PolicyText policy={policy} />
			</Suspense>
		</Modal>
	);
}
