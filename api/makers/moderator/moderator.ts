import { BadRequestError, NotFoundError } from 'openai/core/error';
import type { JobContext, Moderator } from '../makers.ts';
import { MakerError, type Provider } from '../providers/provider.ts';
import { type ContentIssue, reviewText, type StoryBounds } from './text-review.ts';

/** Milliseconds: it answers within one second, and nobody waits much longer for a second opinion. */
const limits = { total: 10_000 };

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
export function createModerator(provider: Provider | null, { mayLack: isEndpointOptional = false } = {}): Moderator {
	const missingKinds = new Set<Kind>();
	const remarkedJobs = new WeakSet<JobContext>();

	async function requestVerdict(
		provider: Provider,
		kind: Kind,
		content: string,
		desk: JobContext,
	): Promise<Verdict | null> {
		const { name: maker, model } = provider;
		const input = inputs[kind](content);
		const verdict = await provider.call(limits, desk, (client, options) =>
			client.moderations.create({ model, input }, options).then(
				({ results }): Verdict | null => results?.[0] ?? null,
				(error: unknown) => {
					if (!(error instanceof NotFoundError || error instanceof BadRequestError)) throw error;
					if (isEndpointOptional) missingKinds.add(kind);
					return null;
				},
			),
		);
		if (verdict)
			desk.recordUsage({ role: 'moderator', maker, model, inputTokens: 0, outputTokens: 0, pictures: 0, seconds: 0 });
		return verdict;
	}

	async function verdictOn(kind: Kind, content: string, desk: JobContext): Promise<Verdict | null> {
		if (!provider) return null;
		const verdict = missingKinds.has(kind)
			? null
			: await requestVerdict(provider, kind, content, desk).catch(nullIfMakerError);
		if (!verdict && !remarkedJobs.has(desk)) desk.addRemark({ what: 'stood-in', why: fallbackRemark(provider.name) });
		if (!verdict) remarkedJobs.add(desk);
		return verdict;
	}

	return {
		name: provider?.name ?? 'built-in',
		isFailing: () => provider?.isFailing() ?? false,
		async reviewText(text, bounds, desk) {
			return reviewText(text, bounds) ?? issueOf(await verdictOn('text', text, desk), bounds);
		},
		async reviewPicture(picture, bounds, desk) {
			const url = `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`;
			return issueOf(await verdictOn('picture', url, desk), bounds);
		},
	};
}

function fallbackRemark(maker: string): string {
	return `The check by ${maker} could not be had, so the built-in one alone was made.`;
}

function nullIfMakerError(error: unknown): null {
	if (error instanceof MakerError) return null;
	throw error;
}

function issueOf(verdict: Verdict | null, { rating }: StoryBounds): ContentIssue | null {
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
