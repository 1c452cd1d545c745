import { BadRequestError, NotFoundError } from 'openai/core/error';
import { MakerError } from '../maker-error.ts';
import type { JobContext, Moderator } from '../makers.ts';
import type { Provider } from '../providers/provider.ts';
import { type ContentIssue, reviewText, type StoryBounds } from './text-review.ts';

/** Milliseconds. The endpoint usually answers within one second. */
const limits = { total: 10_000 };

/**
 * For stories rated up to `upTo`: the score (0 to 1) from which content is rejected. The provider's own flags count too. The
 * figures are our own, as the endpoint was trained on what adults write, and fairy tales have wolves.
 */
const tolerance = [
	{ upTo: 8, violence: 0.4, gore: 0.1, 'self-harm': 0.05, intimacy: 0.05, insults: 0.4, crime: 0.3 },
	{ upTo: 12, violence: 0.6, gore: 0.2, 'self-harm': 0.1, intimacy: 0.1, insults: 0.5, crime: 0.4 },
	{ upTo: 15, violence: 0.8, gore: 0.4, 'self-harm': 0.2, intimacy: 0.2, insults: 0.6, crime: 0.5 },
	{ upTo: 100, violence: 0.9, gore: 0.6, 'self-harm': 0.3, intimacy: 0.3, insults: 0.7, crime: 0.6 },
] as const;

/** The same for content that no reader gets at any age. Scores below are noise. */
const noTolerance = 0.02;

/** The endpoint's categories, each with the word that a parent reads; null for none. */
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
 * The built-in word lists for every text; with a provider also its moderation endpoint, for texts and pictures. When the
 * endpoint fails, the word lists alone decide and the job gets a remark. `isEndpointOptional`: the server may have no such
 * endpoint, or only one for texts; it is then not called again.
 */
export function createModerator(provider: Provider | null, { isEndpointOptional = false } = {}): Moderator {
	const missingKinds = new Set<Kind>();
	const remarkedJobs = new WeakSet<JobContext>();

	async function requestVerdict(
		provider: Provider,
		kind: Kind,
		content: string,
		job: JobContext,
	): Promise<Verdict | null> {
		const { name: maker, model } = provider;
		const input = inputs[kind](content);
		const verdict = await provider.call(limits, job, (client, options) =>
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
			job.recordUsage({ role: 'moderator', maker, model, inputTokens: 0, outputTokens: 0, pictures: 0, seconds: 0 });
		return verdict;
	}

	async function verdictOn(kind: Kind, content: string, job: JobContext): Promise<Verdict | null> {
		if (!provider) return null;
		const verdict = missingKinds.has(kind)
			? null
			: await requestVerdict(provider, kind, content, job).catch(nullIfMakerError);
		if (!verdict && !remarkedJobs.has(job)) job.addRemark({ what: 'stood-in', why: fallbackRemark(provider.name) });
		if (!verdict) remarkedJobs.add(job);
		return verdict;
	}

	return {
		name: provider?.name ?? 'built-in',
		isFailing: () => provider?.isFailing() ?? false,
		async reviewText(text, bounds, job) {
			return reviewText(text, bounds) ?? issueOf(await verdictOn('text', text, job), bounds);
		},
		async reviewPicture(picture, bounds, job) {
			const url = `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`;
			return issueOf(await verdictOn('picture', url, job), bounds);
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
