import type { JobContext } from '../makers.ts';
import { MakerError, type Provider } from '../providers/provider.ts';
import { type JsonAnswer, type JsonRequest, requestJson } from './json-answer.ts';

/** A question, how its answer is read, how an answer is made shorter, and who watches it grow. */
export type ParsedRequest<Given extends object> = Omit<JsonRequest, 'onProgress'> & {
	/** Null when it is not of the shape; words when something else is wrong with it. */
	parse(answer: object): Given | string | null;
	shorterInstruction: string;
	/** Called for each time that it is asked. */
	createProgressListener?: () => (json: string) => void;
};

/**
 * Asks, and once more when the answer cannot be read: it was cut, blank, no JSON, or of another shape. Throws MakerFault
 * `unusable` after that.
 */
export async function requestParsed<Given extends object>(
	asked: ParsedRequest<Given>,
	provider: Provider,
	desk: JobContext,
): Promise<{ given: Given; written: string }> {
	const once = async (messages: JsonRequest['messages']) => {
		const answer = await requestJson({ ...asked, messages, ...progressOption(asked) }, provider, desk);
		return { answer, given: answer.value && asked.parse(answer.value), written: answer.text };
	};
	const first = await once(asked.messages);
	if (isUsable(first)) return first;
	const { why, ask } = problemOf(first.answer, first.given, asked.shorterInstruction);
	desk.addRemark({ what: 'rewritten', why: `Asked for again: ${why}.` });
	const second = await once([...asked.messages, ...previousAnswer(first.answer), { role: 'user', content: ask }]);
	if (isUsable(second)) return second;
	throw new MakerError('unusable', provider.name, new Error(problemOf(second.answer, second.given, '').why));
}

function isUsable<Given extends object>(answer: {
	given: Given | string | null;
	written: string;
}): answer is {
	given: Given;
	written: string;
} {
	return typeof answer.given === 'object' && answer.given !== null;
}

function progressOption<Given extends object>({
	createProgressListener,
}: ParsedRequest<Given>): { grows?: (json: string) => void } {
	return createProgressListener ? { grows: createProgressListener() } : {};
}

function problemOf(
	{ text, value, isTruncated }: JsonAnswer,
	given: unknown,
	briefer: string,
): { why: string; ask: string } {
	if (typeof given === 'string')
		return { why: given, ask: `This will not do: ${given}. Give the whole JSON object again.` };
	if (isTruncated)
		return {
			why: 'it broke off before its end',
			ask: `Your answer broke off before its end. Give it again, whole. ${briefer}`,
		};
	if (text.trim() === '')
		return { why: 'there was nothing in it', ask: 'There was nothing in your answer. Give the whole JSON object.' };
	if (value === null)
		return {
			why: 'it could not be read',
			ask: 'Your answer could not be read as JSON. Give it again as one valid JSON object and nothing else; quotes within texts are written “ and ”.',
		};
	return {
		why: 'something was missing in it',
		ask: 'Your answer was not complete, or not of the shape that was asked for, or its text was blank. Give the whole JSON object again, with every key filled.',
	};
}

/** What was answered, where it can help to see it again. */
function previousAnswer({ text, isTruncated }: JsonAnswer): { role: 'assistant'; content: string }[] {
	return isTruncated || text.trim() === '' ? [] : [{ role: 'assistant', content: text.slice(0, 8_000) }];
}
