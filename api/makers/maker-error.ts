/**
 * Why a maker gave nothing: `unreachable` (refused, cut, no such host) · `too-slow` (a time limit, a stalled stream) ·
 * `busy` (429 after the retries) · `broken` (5xx after the retries) · `refused` (4xx: key, model, request) · `unusable`
 * (blank, malformed, truncated, not what was requested) · `declined` (by the model or the provider's own rules) · `resting`
 * (the circuit breaker is open; nothing was sent).
 */
export type MakerErrorKind =
	| 'unreachable'
	| 'too-slow'
	| 'busy'
	| 'broken'
	| 'refused'
	| 'unusable'
	| 'declined'
	| 'resting';

/** A maker failed. `message` holds no prompt, no answer and no key. */
export class MakerError extends Error {
	override name = 'MakerError';
	readonly kind: MakerErrorKind;
	readonly maker: string;

	constructor(kind: MakerErrorKind, maker: string, cause?: unknown) {
		super(`${maker}: ${kind}`, { cause });
		this.kind = kind;
		this.maker = maker;
	}

	/** Whether the cause is the provider, not the request: another maker, or the same one later, may succeed. */
	get isOutage(): boolean {
		return ['unreachable', 'too-slow', 'busy', 'broken', 'refused', 'resting'].includes(this.kind);
	}
}

/** What happened, said of `who`, and what may help. */
const words: Record<MakerErrorKind, { why: (who: string) => string; help: string }> = {
	unreachable: { why: (who) => `${who} could not be reached.`, help: 'Please try again in a little while.' },
	'too-slow': { why: (who) => `${who} took too long.`, help: 'Please try again.' },
	busy: { why: (who) => `${who} was too busy.`, help: 'Please try again in a few minutes.' },
	broken: { why: (who) => `${who} had a fault of its own.`, help: 'Please try again in a little while.' },
	refused: {
		why: (who) => `${who} did not let this server in.`,
		help: 'Please ask the person who runs this server to look at its settings.',
	},
	unusable: {
		why: (who) => `${who} gave nothing that could be used.`,
		help: 'Please try again in a little while.',
	},
	declined: {
		why: (who) => `${who} would not make this, or what it made was not for this reader.`,
		help: 'Please try another idea.',
	},
	resting: {
		why: (who) => `${who} failed several times and is left alone for a minute.`,
		help: 'Please try again in a minute.',
	},
};

/** Why a maker gave nothing, in one sentence for a family, in which it is called `who`. What operators read is in `try-model.ts`. */
export function makerErrorMessage({ kind, maker }: MakerError, who: string = maker): string {
	return words[kind].why(who);
}

/** What a family may do about it, in one sentence. */
export function makerErrorAdvice({ kind }: MakerError): string {
	return words[kind].help;
}
