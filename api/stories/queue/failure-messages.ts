import { makerErrorAdvice, makerErrorMessage } from '../../makers/maker-error-messages.ts';
import { MakerError, type MakerErrorKind } from '../../makers/providers/provider.ts';
import { InvalidDraft, RejectedDraft } from '../writing/generate-chapter.ts';
import { rejectionMessage } from '../writing/rejection-messages.ts';

/** Seconds for `Retry-After`, by kind of maker error. */
const retryDelays: Partial<Record<MakerErrorKind, number>> = { busy: 60, broken: 30, refused: 300, resting: 60 };

/** Why a chapter could not be written, for a parent; `usual` if nothing more is known. */
export function failureMessage(error: unknown, usual: string): string {
	if (error instanceof InvalidDraft) return error.sentence;
	if (error instanceof RejectedDraft) return rejectionMessage(error.objection);
	return error instanceof MakerError
		? `${makerErrorMessage(error, 'The storyteller')} ${makerErrorAdvice(error)}`
		: usual;
}

export function retryAfterFailure(error: unknown, usual: number): number {
	return error instanceof MakerError ? (retryDelays[error.kind] ?? usual) : usual;
}
