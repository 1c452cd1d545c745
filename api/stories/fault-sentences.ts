import { inWords, whatHelps } from '../makers/fault-words.ts';
import { type FaultKind, MakerFault } from '../makers/providers/provider.ts';
import { kindly } from './objections.ts';
import { BadDraft, UnkindDraft } from './tell-well.ts';

/** Seconds after which it is worth trying again. */
const rests: Partial<Record<FaultKind, number>> = { busy: 60, broken: 30, refused: 300, resting: 60 };

/** Why a chapter could not be told, for a parent; `usual` where nothing more is known. */
export function sentenceFor(error: unknown, usual: string): string {
	if (error instanceof BadDraft) return error.sentence;
	if (error instanceof UnkindDraft) return kindly(error.objection);
	return error instanceof MakerFault ? `${inWords(error, 'The storyteller')} ${whatHelps(error)}` : usual;
}

export function restAfter(error: unknown, usual: number): number {
	return error instanceof MakerFault ? (rests[error.kind] ?? usual) : usual;
}
