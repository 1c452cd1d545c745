import { isIPv4, isIPv6 } from 'node:net';
import type { TextModel } from '../../../shared/contract/admin.ts';

export type ProviderName = 'openai' | 'anthropic' | 'deepseek';
export type JsonMode = 'schema' | 'object' | 'prompt';

/**
 * The providers' own servers. `jsonMode`: OpenAI enforces a schema; Anthropic's compatible endpoint ignores
 * `response_format`; DeepSeek supports `json_object` only. Source: the providers' documentation, November 2026.
 */
const vendorServers = {
	openai: { baseUrl: 'https://api.openai.com/v1', jsonMode: 'schema' },
	anthropic: { baseUrl: 'https://api.anthropic.com/v1', jsonMode: 'prompt' },
	deepseek: { baseUrl: 'https://api.deepseek.com', jsonMode: 'object' },
} as const satisfies Record<ProviderName, { baseUrl: string; jsonMode: JsonMode }>;

/** The provider behind each of the admin's choices. The names are older than the models that serve under them now. */
export const providerOfTextModel = {
	'gpt-4o': 'openai',
	'claude-4-sonnet': 'anthropic',
	deepseek: 'deepseek',
} as const satisfies Record<TextModel, ProviderName>;

/** The models in use unless the operator names others: those that served in November 2026, until they retire (below). */
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
 * The days (UTC) from which OpenAI and Anthropic no longer serve a model, and its successor; null where there is none at
 * the same endpoint. Source: their deprecation pages, October and November 2026.
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

/** Whether that address is the provider's own server, which requires a key and whose behaviour is known. */
export function isVendorServer(name: ProviderName, baseUrl: string | null): boolean {
	return baseUrl === null || new URL(baseUrl).host === new URL(vendorServers[name].baseUrl).host;
}

/** Whether a server is on this machine or local network: a loopback or private address, or a name that only resolves there. */
export function isLocalServer(baseUrl: string | null): boolean {
	if (baseUrl === null) return false;
	const host = new URL(baseUrl).hostname.replace(/^\[|\]$/g, '').toLowerCase();
	if (isIPv4(host)) return /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(host);
	if (isIPv6(host)) return /^(::1$|f[cd]|fe[89ab])/.test(host);
	return !host.includes('.') || /\.(local|localhost|lan|internal|home\.arpa)$/.test(host);
}

/** Whether a provider can be called: it has a key, or a server of the operator's choice, which needs none. */
export function isConfigured(name: ProviderName, server: { apiKey: string | null; baseUrl: string | null }): boolean {
	return server.apiKey !== null || !isVendorServer(name, server.baseUrl);
}

/** How that server returns JSON; null when it must be detected. */
export function knownJsonMode(name: ProviderName, baseUrl: string | null): JsonMode | null {
	return isVendorServer(name, baseUrl) ? vendorServers[name].jsonMode : null;
}

/**
 * The model in use unless the operator names one: the default one, or its successor when it has retired at `now`
 * (milliseconds). Null without a successor. On a server that is not the provider's own, nothing retires.
 */
export function defaultModel(use: ModelUse, now: number, isVendor: boolean): string | null {
	let model: string | null = defaultModels[use];
	while (isVendor && model !== null && isRetired(model, now)) model = retirements[model]?.next ?? null;
	return model;
}

/** The day on which the provider retires a model (YYYY-MM-DD); null when it has named none. */
export function retirementDate(model: string): string | null {
	return retirements[model]?.on ?? null;
}

function isRetired(model: string, now: number): boolean {
	const end = retirementDate(model);
	return end !== null && now >= Date.parse(end);
}
