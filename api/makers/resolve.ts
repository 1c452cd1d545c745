import { type TextModel, textModels } from '../../shared/contract/admin.ts';
import { captionedSpeechUrl } from './narrator/captioned-speech.ts';
import {
	defaultBaseUrl,
	defaultModel,
	isConfigured,
	isLocalServer,
	isVendorServer,
	type ModelUse,
	type ProviderName,
	providerOfTextModel,
	retirementDate,
} from './providers/catalogue.ts';
import type { ProviderSettings } from './providers/open-provider.ts';

/*
 * From the configuration to the settings of each maker: which servers there are, which provider and which model serves.
 * Nothing is opened here. What the providers offer is in `providers/catalogue.ts`.
 */

/** Null where the default holds: no key, the provider's own server, the default model. */
export type ProviderServer = { apiKey: string | null; baseUrl: string | null; model: string | null };

/** The servers that the operator configured. `illustrator` and `narrator`: null for the built-in maker. */
export type MakerServers = {
	storytellers: Record<ProviderName, ProviderServer>;
	illustrator: ProviderServer | null;
	narrator: (ProviderServer & { voice: string }) | null;
};

type Storytellers = MakerServers['storytellers'];
type Clock = () => number;

/** The variables of the environment that name the makers' servers. */
export type MakerEnvironment = Partial<
	Record<
		`${'OPENAI' | 'ANTHROPIC' | 'DEEPSEEK' | 'IMAGE' | 'SPEECH'}_${'API_KEY' | 'BASE_URL' | 'MODEL'}`,
		string | undefined
	>
> & {
	IMAGE_PROVIDER: 'openai' | 'built-in';
	SPEECH_PROVIDER: 'openai' | 'built-in';
	SPEECH_VOICE: string;
};

/** Pictures and voice default to OpenAI's key and address; without either they are built in. */
export function resolveServers(env: MakerEnvironment): MakerServers {
	const openai = toProviderServer(env.OPENAI_API_KEY, env.OPENAI_BASE_URL, env.OPENAI_MODEL);
	const image = inheritOpenAi(openai, env.IMAGE_API_KEY, env.IMAGE_BASE_URL, env.IMAGE_MODEL);
	const speech = inheritOpenAi(openai, env.SPEECH_API_KEY, env.SPEECH_BASE_URL, env.SPEECH_MODEL);
	const hasImages = env.IMAGE_PROVIDER === 'openai' && isConfigured('openai', image);
	const hasSpeech = env.SPEECH_PROVIDER === 'openai' && isConfigured('openai', speech);
	return {
		storytellers: {
			openai,
			anthropic: toProviderServer(env.ANTHROPIC_API_KEY, env.ANTHROPIC_BASE_URL, env.ANTHROPIC_MODEL),
			deepseek: toProviderServer(env.DEEPSEEK_API_KEY, env.DEEPSEEK_BASE_URL, env.DEEPSEEK_MODEL),
		},
		illustrator: hasImages ? image : null,
		narrator: hasSpeech ? { ...speech, voice: env.SPEECH_VOICE } : null,
	};
}

function toProviderServer(apiKey?: string, baseUrl?: string, model?: string): ProviderServer {
	return { apiKey: apiKey ?? null, baseUrl: baseUrl ?? null, model: model ?? null };
}

/** OpenAI's key is a secret: it is sent to another server only at the same origin. */
function inheritOpenAi(openai: ProviderServer, apiKey?: string, baseUrl?: string, model?: string): ProviderServer {
	const openAiUrl = openai.baseUrl ?? defaultBaseUrl('openai');
	const isSameOrigin = baseUrl === undefined || new URL(baseUrl).origin === new URL(openAiUrl).origin;
	return {
		apiKey: apiKey ?? (isSameOrigin ? openai.apiKey : null),
		baseUrl: baseUrl ?? openai.baseUrl,
		model: model ?? null,
	};
}

/**
 * The text model that writes chapters, given the admin's choice (null for none yet: the first configured one). Null for the
 * built-in storyteller, also when the chosen model is not configured.
 */
export function servingTextModel(storytellers: Storytellers, chosen: TextModel | null): TextModel | null {
	const isReady = (one: TextModel) => isConfigured(providerOfTextModel[one], storytellers[providerOfTextModel[one]]);
	const [first] = chosen === null ? textModels.filter(isReady) : [chosen].filter(isReady);
	return first ?? null;
}

/** Whether the storyteller of that name costs nothing: the built-in one, or a server on the local network. */
export function isFreeStoryteller(storytellers: Storytellers, name: string): boolean {
	if (name === 'built-in') return true;
	const { baseUrl = null } = storytellers[name as ProviderName] ?? {};
	return isLocalServer(baseUrl);
}

/** The text model that the settings screen shows as selected. `saved`: the admin's choice, null for none yet. */
export function selectedTextModel(storytellers: Storytellers, saved: TextModel | null): TextModel {
	return saved ?? servingTextModel(storytellers, null) ?? textModels[0];
}

/** The provider and model behind a text model. The default model changes with the time (`now`, milliseconds). */
export function storytellerSettings(storytellers: Storytellers, textModel: TextModel, now: Clock): ProviderSettings {
	const name = providerOfTextModel[textModel];
	const { apiKey, baseUrl, model } = storytellers[name];
	return {
		name,
		apiKey,
		baseUrl,
		now,
		model: () => model ?? defaultModel(name, now(), isVendorServer(name, baseUrl)) ?? name,
	};
}

/** Null for the built-in illustrator. */
export function illustratorSettings({ illustrator }: MakerServers, now: Clock): ProviderSettings | null {
	return illustrator && openAiSettings('image', illustrator, now);
}

/** Null for the built-in narrator. */
export function narratorSettings({ narrator }: MakerServers, now: Clock): ProviderSettings | null {
	return narrator && openAiSettings('speech', narrator, now);
}

/** Where a narrator's server in the house is asked for word times; null for every other one. */
export function captionsUrlOf({ baseUrl }: ProviderSettings): string | null {
	return baseUrl !== null && isLocalServer(baseUrl) ? captionedSpeechUrl(baseUrl) : null;
}

/** Whether the provider has a speech model at this time. Speech models retire without a successor, also while the server runs. */
export function hasSpeechModel({ narrator }: MakerServers, now: number): boolean {
	return narrator !== null && openAiModelAt(now, 'speech', narrator) !== null;
}

/** Null for the built-in word lists alone. `isEndpointOptional`: the server may have no moderation endpoint. */
export function moderatorSettings(
	{ storytellers: { openai } }: MakerServers,
	now: Clock,
): { provider: ProviderSettings; isEndpointOptional: boolean } | null {
	if (!isConfigured('openai', openai)) return null;
	const provider = openAiSettings('moderation', { ...openai, model: null }, now);
	return provider && { provider, isEndpointOptional: !isVendorServer('openai', openai.baseUrl) };
}

/** Null when the provider serves no such model any more, and the operator names none. */
function openAiSettings(use: ModelUse, server: ProviderServer, now: Clock): ProviderSettings | null {
	const first = openAiModelAt(now(), use, server);
	if (first === null) return null;
	const { apiKey, baseUrl } = server;
	// A call that is under way when its model retires keeps the name that it began with.
	return { name: 'openai', apiKey, baseUrl, model: () => openAiModelAt(now(), use, server) ?? first, now };
}

/** The operator's model, else the default one at `now` (milliseconds); null when the provider serves none any more. */
function openAiModelAt(now: number, use: ModelUse, { baseUrl, model }: ProviderServer): string | null {
	return model ?? defaultModel(use, now, isVendorServer('openai', baseUrl));
}

/** The days (YYYY-MM-DD) on which the provider retires the image and speech models in use; null where it has named none. */
export function modelRetirements({ illustrator, narrator }: MakerServers, now: number) {
	return { illustrator: retirementOf('image', illustrator, now), narrator: retirementOf('speech', narrator, now) };
}

function retirementOf(use: ModelUse, server: ProviderServer | null, now: number): string | null {
	const model = server && isVendorServer('openai', server.baseUrl) ? openAiModelAt(now, use, server) : null;
	return model && retirementDate(model);
}
