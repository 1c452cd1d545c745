import { useMutation } from '@tanstack/react-query';
import { adminCalls } from '../../../shared/contract/admin.ts';
import { send, userMessageOf } from '../../net/http.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './try-model.module.css';

/** The button that has the narrator's provider speak one sentence, and the result as a live region. */
export function TryVoice() {
	const { mutate, isPending, error, data } = useMutation({ mutationFn: () => send(adminCalls.tryVoice, { body: {} }) });
	return (
		<>
			<div className={styles.action}>
				<Button
					look="quiet"
					className={styles.button}
					aria-label="Try it: narrator"
					aria-disabled={isPending || undefined}
					onClick={() => !isPending && mutate()}
				>
					Try it
				</Button>
			</div>
			<div role="status" className={styles.result}>
				{isPending && (
					<p className={styles.busy}>
						<Spinner /> Asking for a sentence...
					</p>
				)}
				{!isPending && error && (
					<p className={styles.failed}>
						<Icon name="alert" />
						<span>{userMessageOf(error, 'The narrator could not be tried. Please try again.')}</span>
					</p>
				)}
				{!isPending && !error && data && (
					<div className={styles.answer}>
						<p>word times: {data.hasWordTimes ? 'yes' : 'no'}</p>
						<p>
							<code>{data.modelId}</code>, voice <code>{data.voice}</code>, {data.milliseconds.toLocaleString()} ms
						</p>
					</div>
				)}
			</div>
		</>
	);
}
