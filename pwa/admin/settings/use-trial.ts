import { useState } from 'react';
import type * as z from 'zod/mini';
import { adminCalls, type TextModel, type Trial } from '../../../shared/admin.ts';
import { send, sentenceOf } from '../../net/http.ts';

export type TrialState =
	| { is: 'untried' | 'busy' }
	| { is: 'told'; trial: z.infer<typeof Trial> }
	| { is: 'failed'; why: string };

/** Has a model write one sentence. `onTried`: it was asked, so more may be known of it now, however it ended. */
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
	return sentenceOf(error, 'The model could not be tried. Please try again.');
}
