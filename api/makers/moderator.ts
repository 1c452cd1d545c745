import { BadRequestError, NotFoundError } from 'openai/core/error';
import type { Desk, Moderator } from './makers.ts';
import { type Bounds, type Objection, objectionTo } from './moderation.ts';
import { MakerFault, type Provider } from './providers/provider.ts';

/** Milliseconds: it answers within one second, and nobody waits much longer for a second opinion. */
const limits = { whole: 10_000 };

/**
 * From which score (0 to 1) on something is kept back, up to that rating. The provider's own verdict counts besides. The
 * figures are ours: it was trained on what grown-ups write to each other, and there are wolves in fairy tales.
 */
const tolerance = [
	{ upTo: 8, violence: 0.4, gore: 0.1, 'self-harm': 0.05, intimacy: 0.05, insults: 0.4, crime: 0.3 },
	{ upTo: 12, violence: 0.6, gore: 0.2, 'self-harm': 0.1, intimacy: 0.1, insults: 0.5, crime: 0.4 },
	{ upTo: 15, violence: 0.8, gore: 0.4, 'self-harm': 0.2, intimacy: 0.2, insults: 0.6, crime: 0.5 },
	{ upTo: 100, violence: 0.9, gore: 0.6, 'self-harm': 0.3, intimacy: 0.3, insults: 0.7, crime: 0.6 },
] as const;

/** For what no reader meets at any age. Below this is only the noise of a model that is never quite sure. */
const noTolerance = 0.02;

/** The endpoint's categories, and what is told of them to a parent; null for what there are no words for. */
const categories: Readonly<Record<string, Exclude<keyof (typeof tolerance)[number], 'upTo'> | null>> = {
	'sexual/minors': null,
	sexual: 'intimacy',
	'self-harm': 'self-harm',
	'self-harm/intent': 'self-harm',
	'self-harm/instructions': 'self-harm',
	'violence/graphic': 'gore',
	violence: 'violence',
	hate: 'insults',
	'hate/threatening': 'insults',
	harassment: 'insults',
	'harassment/threatening': 'insults',
	illicit: 'crime',
	'illicit/violent': 'crime',
};

type Verdict = { categories?: object; category_scores?: object };
const inputs = {
	text: (text: string) => text,
	picture: (url: string) => [{ type: 'image_url' as const, image_url: { url } }],
};
type Kind = keyof typeof inputs;

/**
 * The built-in list for every text; with a provider also its endpoint, for texts and pictures. When that does not answer,
 * the list alone serves and the desk hears of it: no story waits for a second opinion. `mayLack`: the server is one that
 * may have no such endpoint, or only for texts; it is then asked no more.
 */
export function createModerator(provider: Provider | null, { mayLack = false } = {}): Moderator {
	const lacking = new Set<Kind>();
	const told = new WeakSet<Desk>();

	async function ask(provider: Provider, kind: Kind, content: string, desk: Desk): Promise<Verdict | null> {
		const { name: maker, model } = provider;
		const input = inputs[kind](content);
		const verdict = await provider.ask(limits, desk, (client, options) =>
			client.moderations.create({ model, input }, options).then(
				({ results }): Verdict | null => results?.[0] ?? null,
				(error: unknown) => {
					if (!(error instanceof NotFoundError || error instanceof BadRequestError)) throw error;
					if (mayLack) lacking.add(kind);
					return null;
				},
			),
		);
		if (verdict)
			desk.spent({ role: 'moderator', maker, model, inputTokens: 0, outputTokens: 0, pictures: 0, seconds: 0 });
		return verdict;
	}

	async function verdictOn(kind: Kind, content: string, desk: Desk): Promise<Verdict | null> {
		if (!provider) return null;
		const verdict = lacking.has(kind) ? null : await ask(provider, kind, content, desk).catch(unlessItFailed);
		if (!verdict && !told.has(desk)) desk.remark({ what: 'stood-in', why: inItsPlace(provider.name) });
		if (!verdict) told.add(desk);
		return verdict;
	}

	return {
		name: provider?.name ?? 'built-in',
		isFailing: () => provider?.isFailing() ?? false,
		async textObjection(text, bounds, desk) {
			return objectionTo(text, bounds) ?? objectionIn(await verdictOn('text', text, desk), bounds);
		},
		async pictureObjection(picture, bounds, desk) {
			const url = `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`;
			return objectionIn(await verdictOn('picture', url, desk), bounds);
		},
	};
}

function inItsPlace(maker: string): string {
	return `The check by ${maker} could not be had, so the built-in one alone was made.`;
}

function unlessItFailed(error: unknown): null {
	if (error instanceof MakerFault) return null;
	throw error;
}

function objectionIn(verdict: Verdict | null, { rating }: Bounds): Objection | null {
	if (!verdict) return null;
	const row = tolerance.find(({ upTo }) => rating <= upTo) ?? tolerance[0];
	const flags = new Map<string, unknown>(Object.entries(verdict.categories ?? {}));
	const scores = new Map<string, unknown>(Object.entries(verdict.category_scores ?? {}));
	const hit = Object.entries(categories).find(([category, word]) => {
		const score = scores.get(category);
		const from = word === null ? noTolerance : row[word];
		return flags.get(category) === true || (typeof score === 'number' && score >= from);
	});
	return hit ? { because: 'rating', word: hit[1] ?? '' } : null;
}
