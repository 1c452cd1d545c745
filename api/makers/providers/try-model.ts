import { MakerError, type MakerErrorKind } from '../maker-error.ts';
import { detachedJob } from '../makers.ts';
import { sanitizeLine } from '../storyteller/sanitize.ts';
import { isVendorServer } from './catalogue.ts';
import { openProvider, type ProviderSettings } from './open-provider.ts';
import type { Provider } from './provider.ts';

/** Milliseconds: an admin waits for it, and a local server may have to load its model first. */
const limits = { total: 30_000 };
const longestSentence = 300;

export type ModelTrial = { sentence: string; modelId: string; milliseconds: number };

/** Requests one sentence of the provider. A text instead of a ModelTrial says what failed, in words for the operator. */
export async function tryModel(settings: ProviderSettings): Promise<ModelTrial | string> {
	// Its own circuit breaker: an admin's request is sent however often the storyteller failed.
	const provider = openProvider(settings);
	const from = performance.now();
	try {
		const sentence = await requestSentence(provider);
		return { sentence, modelId: provider.model, milliseconds: Math.round(performance.now() - from) };
	} catch (error) {
		if (!(error instanceof MakerError)) throw error;
		return operatorMessage(error, settings, provider.model);
	}
}

async function requestSentence(provider: Provider): Promise<string> {
	const content = 'Write the first sentence of a cheerful story for young children about a small fox and a lantern.';
	const { model } = provider;
	return provider.call(limits, detachedJob(), async (client, options) => {
		const request = { model, messages: [{ role: 'user' as const, content }], ...provider.parameters({ tokens: 1000 }) };
		const { choices } = await client.chat.completions.create(request, options);
		const message = choices?.[0]?.message;
		if (message?.refusal) throw new MakerError('declined', provider.name);
		const sentence = sanitizeLine(message?.content ?? '', longestSentence);
		if (sentence === '') throw new MakerError('unusable', provider.name);
		return sentence;
	});
}

/** What failed, in words for the operator. `made`: what the model should have given; `prefix`: of the variables that name it. */
export function operatorMessage(
	error: MakerError,
	{ name, apiKey, baseUrl }: ProviderSettings,
	model: string,
	{ made = 'a sentence', verb = 'writes', prefix = name.toUpperCase() } = {},
): string {
	const variable = (end: string) => `${prefix}_${end}`;
	const where = isVendorServer(name, baseUrl) ? name : `The server in ${variable('BASE_URL')}`;
	const words: Record<MakerErrorKind, string> = {
		unreachable: `${where} could not be reached. Check that it runs, its address, and this machine’s way to it.`,
		'too-slow': `${where} did not give ${made} within ${limits.total / 1000} seconds.`,
		busy: `${where} is too busy: it turned the request away, three times. Try again later.`,
		broken: `${where} has a fault of its own, three times. Try again later.`,
		refused: refusalMessage(error),
		unusable: `${where} answered, but without ${made}. Check that ${model} is a model that ${verb}.`,
		declined: `${where} answered that it would not write this.`,
		resting: `${where} failed several times and is left alone for a minute.`,
	};
	return words[error.kind];

	function refusalMessage({ cause }: MakerError): string {
		const status = cause instanceof Error ? /^status (\d{3})$/.exec(cause.message)?.[1] : undefined;
		if (status === '401' && apiKey === null) return `${where} wants a key: set ${variable('API_KEY')}.`;
		if (status === '401' || status === '403') return `${where} does not accept the key in ${variable('API_KEY')}.`;
		if (status === '404') return `${where} does not know the model ${model}. Check ${variable('MODEL')}.`;
		if (status === '402' || status === '429') return `${where} says that the account has no credit left.`;
		return `${where} refused the request${status ? ` (status ${status})` : ''}. Check ${variable('MODEL')}.`;
	}
}
