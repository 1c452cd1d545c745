import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { adminCalls, type ModelTrial } from '../../../shared/contract/admin.ts';
import { send, userMessageOf } from '../../net/http.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ModelState } from './model-text.ts';
import styles from './try-model.module.css';

type Props = {
	model: ModelState;
	/** The id of the element that says why the model cannot be tried. */
	reason: string;
	onTried: () => void;
};

/** The button that has a model write one sentence, and the result as a live region. */
export function TryModel({ model: { id, configured }, reason, onTried }: Props) {
	const trial = useMutation({
		mutationFn: () => send(adminCalls.tryModel, { body: { textModel: id } }),
		// After a failure too: the model's status may have changed.
		onSettled: onTried,
	});
	const { isPending } = trial;
	return (
		<>
			<div className={styles.action}>
				{/* While busy it ignores presses and keeps the focus, which a disabled button would lose. */}
				<Button
					look="quiet"
					className={styles.button}
					aria-label={`Try it: ${id}`}
					disabled={!configured}
					aria-disabled={isPending || undefined}
					aria-describedby={configured ? undefined : reason}
					onClick={() => !isPending && trial.mutate()}
				>
					Try it
				</Button>
			</div>
			<div role="status" className={styles.result}>
				<Result {...trial} />
			</div>
		</>
	);
}

type ResultProps = Pick<UseMutationResult<z.infer<typeof ModelTrial>>, 'isPending' | 'error' | 'data'>;

function Result({ isPending, error, data }: ResultProps) {
	if (isPending) {
		return (
			<p className={styles.busy}>
				<Spinner /> Asking for a sentence...
			</p>
		);
	}
	if (error) {
		return (
			<p className={styles.failed}>
				<Icon name="alert" />
				<span>{userMessageOf(error, 'The model could not be tried. Please try again.')}</span>
			</p>
		);
	}
	if (!data) return null;
	const { sentence, modelId, milliseconds } = data;
	return (
		<div className={styles.answer}>
			<blockquote dir="auto">{sentence}</blockquote>
			<p>
				<code>{modelId}</code>, {milliseconds.toLocaleString()} ms
			</p>
		</div>
	);
}
