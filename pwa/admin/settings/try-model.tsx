import { useState } from 'react';
import type * as z from 'zod/mini';
import { adminCalls, type ModelTrial, type TextModel } from '../../../shared/contract/admin.ts';
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
	const { state, attempt } = useTryModel(id, onTried);
	const isBusy = state.is === 'busy';
	return (
		<>
			<div className={styles.action}>
				{/* While busy it ignores presses and keeps the focus, which a disabled button would lose. */}
				<Button
					look="quiet"
					className={styles.button}
					aria-label={`Try it: ${id}`}
					disabled={!configured}
					aria-disabled={isBusy || undefined}
					aria-describedby={configured ? undefined : reason}
					onClick={() => !isBusy && void attempt()}
				>
					Try it
				</Button>
			</div>
			<div role="status" className={styles.result}>
				<Result state={state} />
			</div>
		</>
	);
}

function Result({ state }: { state: TryModelState }) {
	if (state.is === 'busy') {
		return (
			<p className={styles.busy}>
				<Spinner /> Asking for a sentence...
			</p>
		);
	}
	if (state.is === 'failed') {
		return (
			<p className={styles.failed}>
				<Icon name="alert" />
				<span>{state.why}</span>
			</p>
		);
	}
	if (state.is !== 'done') return null;
	const { sentence, modelId, milliseconds } = state.trial;
	return (
		<div className={styles.answer}>
			<blockquote dir="auto">{sentence}</blockquote>
			<p>
				<code>{modelId}</code>, {milliseconds.toLocaleString()} ms
			</p>
		</div>
	);
}

export type TryModelState =
	| { is: 'untried' | 'busy' }
	| { is: 'done'; trial: z.infer<typeof ModelTrial> }
	| { is: 'failed'; why: string };

/** Has a model write one sentence. `onTried` is called after success and failure: the model's status may have changed. */
function useTryModel(textModel: TextModel, onTried: () => void) {
	const [state, setState] = useState<TryModelState>({ is: 'untried' });
	const attempt = async () => {
		setState({ is: 'busy' });
		try {
			setState({ is: 'done', trial: await send(adminCalls.tryModel, { body: { textModel } }) });
		} catch (error) {
			setState({ is: 'failed', why: errorText(error) });
		}
		onTried();
	};
	return { state, attempt };
}

function errorText(error: unknown): string {
	return userMessageOf(error, 'The model could not be tried. Please try again.');
}
