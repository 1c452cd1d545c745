import { useState } from 'react';
import type * as z from 'zod/mini';
import { adminCalls, type ModelTrial, type TextModel } from '../../../shared/contract/admin.ts';
import { send, userMessageOf } from '../../net/http.ts';

export type TrialState =
	| { is: 'untried' | 'busy' }
	| { is: 'told'; trial: z.infer<typeof ModelTrial> }
	| { is: 'failed'; why: string };

/** Has a model write one sentence. `onTried` is called after success and failure: the model's status may have changed. */
export function useTrial(textModel: TextModel, onTried: () => void) {
	const [state, setState] = useState<TrialState>({ is: 'untried' });
	const attempt = async () => {
		setState({ is: 'busy' });
		try {
			setState({ is: 'told', trial: await send(adminCalls.tryModel, { body: { textModel } }) });
		} catch (error) {
			setState({ is: 'failed', why: whyOf(error) });
		}
		onTried();
	};
	return { state, attempt };
}

function whyOf(error: unknown): string {
	return userMessageOf(error, 'The model could not be tried. Please try again.');
}
