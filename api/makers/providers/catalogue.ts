import type { TextModel } from '../../../shared/contract/admin.ts';

export type ProviderName = 'openai' | 'anthropic' | 'deepseek';
export type JsonMode = 'schema' | 'object' | 'prompt';

/**
 * The providers' own servers. `jsonWay`: OpenAI enforces a schema; Anthropic's compatible endpoint drops
 * `response_format` without a word; DeepSeek knows `json_object` only. (The providers' documents, November 2026.)
 */
const vendorServers = {
	openai: { baseUrl: 'https://api.openai.com/v1', jsonWay: 'schema' },
	anthropic: { baseUrl: 'https://api.anthropic.com/v1', jsonWay: 'prompt' },
	deepseek: { baseUrl: 'https://api.deepseek.com', jsonWay: 'object' },
} as const satisfies Record<ProviderName, { baseUrl: string; jsonWay: JsonMode }>;

/** Who is behind each of an admin's choices. The values are older than the models that serve under them now. */
export const providerOfTextModel = {
	'gpt-4o': 'openai',
	'claude-4-sonnet': 'anthropic',
	deepseek: 'deepseek',
} as const satisfies Record<TextModel, ProviderName>;

/** The models asked for unless the operator names others: those that served in November 2026, until they end (below). */
const defaultModels = {
	openai: 'gpt-4o',
	anthropic: 'claude-sonnet-5',
	deepseek: 'deepseek-flash',
	image: 'gpt-image-2.5-flare',
	speech: 'gpt-4o-mini-tts',
	moderation: 'omni-moderation-latest',
} as const;
export type ModelUse = keyof typeof defaultModels;

/**
 * The days (UTC) from which OpenAI and Anthropic no longer serve a model, and what they name in its place; null where
 * nothing takes its place at the same address. From their deprecation pages, October and November 2026.
 */
const retirements: Readonly<Record<string, { on: string; next: string | null }>> = {
	'gpt-4o': { on: '2027-01-14', next: 'gpt-6-luna' },
	'gpt-4o-mini': { on: '2027-01-14', next: 'gpt-6-luna' },
	'gpt-4.1': { on: '2027-01-14', next: 'gpt-6-luna' },
	'gpt-4.1-mini': { on: '2027-01-14', next: 'gpt-6-luna' },
	'claude-sonnet-4': { on: '2026-06-15', next: 'claude-sonnet-5' },
	'gpt-image-1': { on: '2026-10-23', next: 'gpt-image-2.5-flare' },
	'gpt-image-1-mini': { on: '2026-12-01', next: 'gpt-image-2.5-flare' },
	'gpt-image-1.5': { on: '2026-12-01', next: 'gpt-image-2.5-flare' },
	'chatgpt-image-latest': { on: '2026-12-01', next: 'gpt-image-2.5-flare' },
	'tts-1': { on: '2027-01-06', next: null },
	'tts-1-hd': { on: '2027-01-06', next: null },
	'gpt-4o-mini-tts': { on: '2027-01-06', next: null },
};

export const defaultBaseUrl = (name: ProviderName): string => vendorServers[name].baseUrl;

/** Whether that address is the provider's own server, which wants a key and whose ways are known. */
export function isVendorServer(name: ProviderName, baseUrl: string | null): boolean {
	return baseUrl === null || new URL(baseUrl).host === new URL(vendorServers[name].baseUrl).host;
}

/** Whether a maker can be asked: it has a key, or a server of the operator's own choice, which needs none. */
export function isConfigured(name: ProviderName, server: { apiKey: string | null; baseUrl: string | null }): boolean {
	return server.apiKey !== null || !isVendorServer(name, server.baseUrl);
}

/** How JSON is had from that server; null when it must be found out. */
export function knownJsonMode(name: ProviderName, baseUrl: string | null): JsonMode | null {
	return isVendorServer(name, baseUrl) ? vendorServers[name].jsonWay : null;
}

/**
 * The model asked for unless the operator names one: the usual one, or at `now` (milliseconds) the one that came after it.
 * Null when nothing did. A server of the operator's own ends nothing.
 */
export function defaultModel(part: ModelUse, now: number, atHome: boolean): string | null {
	let model: string | null = defaultModels[part];
	while (atHome && model !== null && isRetired(model, now)) model = retirements[model]?.next ?? null;
	return model;
}

/** The day on which the provider ends a model, if it has named one (YYYY-MM-DD). */
export function retirementDate(model: string): string | null {
	return retirements[model]?.on ?? null;
}

function isRetired(model: string, now: number): boolean {
	const end = retirementDate(model);
	return end !== null && now >= Date.parse(end);
}
