import type { Desk } from '../makers.ts';
import { MakerFault, type Provider } from '../providers/provider.ts';
import { type Answer, askFor, type Question } from './answer.ts';

/** A question, how its answer is read, how an answer is made shorter, and who watches it grow. */
export type Asked<Given extends object> = Omit<Question, 'grows'> & {
	/** Null when it is not of the shape; words when something else is wrong with it. */
	read(answer: object): Given | string | null;
	briefer: string;
	/** Called for each time that it is asked. */
	watched?: () => (json: string) => void;
};

/**
 * Asks, and once more when the answer cannot be read: it was cut, blank, no JSON, or of another shape. Throws MakerFault
 * `unusable` after that.
 */
export async function askTwice<Given extends object>(
	asked: Asked<Given>,
	provider: Provider,
	desk: Desk,
): Promise<{ given: Given; written: string }> {
	const once = async (messages: Question['messages']) => {
		const answer = await askFor({ ...asked, messages, ...grown(asked) }, provider, desk);
		return { answer, given: answer.value && asked.read(answer.value), written: answer.written };
	};
	const first = await once(asked.messages);
	if (isUsable(first)) return first;
	const { why, ask } = wrongWith(first.answer, first.given, asked.briefer);
	desk.remark({ what: 'rewritten', why: `Asked for again: ${why}.` });
	const second = await once([...asked.messages, ...shownAgain(first.answer), { role: 'user', content: ask }]);
	if (isUsable(second)) return second;
	throw new MakerFault('unusable', provider.name, new Error(wrongWith(second.answer, second.given, '').why));
}

function isUsable<Given extends object>(asked: {
	given: Given | string | null;
	written: string;
}): asked is {
	given: Given;
	written: string;
} {
	return typeof asked.given === 'object' && asked.given !== null;
}

function grown<Given extends object>({ watched }: Asked<Given>): { grows?: (json: string) => void } {
	return watched ? { grows: watched() } : {};
}

function wrongWith({ written, value, cut }: Answer, given: unknown, briefer: string): { why: string; ask: string } {
	if (typeof given === 'string')
		return { why: given, ask: `This will not do: ${given}. Give the whole JSON object again.` };
	if (cut)
		return {
			why: 'it broke off before its end',
			ask: `Your answer broke off before its end. Give it again, whole. ${briefer}`,
		};
	if (written.trim() === '')
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
function shownAgain({ written, cut }: Answer): { role: 'assistant'; content: string }[] {
	return cut || written.trim() === '' ? [] : [{ role: 'assistant', content: written.slice(0, 8_000) }];
}
