import { isVendorServer, type ProviderName } from './catalogue.ts';

/** The parameters of a chat request besides its messages. */
export type WritingParameters = {
	max_tokens?: number;
	max_completion_tokens?: number;
	temperature?: number;
	reasoning_effort?: 'none' | 'minimal' | 'low';
};

type ParameterSupport = {
	tokens: 'max_tokens' | 'max_completion_tokens';
	takesTemperature: boolean;
	reasoningEffort?: 'none' | 'minimal' | 'low';
};

/**
 * What each server accepts; the first row that matches counts. `tokens`: the name of the length limit. `reasoningEffort`: the
 * lowest that the model knows, as a child waits for the story.
 */
const table: readonly (ParameterSupport & { provider: ProviderName; model: RegExp })[] = [
	// GPT-6, and GPT-5.1 and later, can skip reasoning; they reject a temperature and `max_tokens`.
	{
		provider: 'openai',
		model: /^gpt-([6-9]|5\.[1-9])/,
		tokens: 'max_completion_tokens',
		takesTemperature: false,
		reasoningEffort: 'none',
	},
	// GPT-5 itself rejects `none`; the o-models reject everything below `low`.
	{
		provider: 'openai',
		model: /^gpt-5/,
		tokens: 'max_completion_tokens',
		takesTemperature: false,
		reasoningEffort: 'minimal',
	},
	{
		provider: 'openai',
		model: /^o\d/,
		tokens: 'max_completion_tokens',
		takesTemperature: false,
		reasoningEffort: 'low',
	},
	// `max_tokens` is deprecated at OpenAI for all models.
	{ provider: 'openai', model: /^/, tokens: 'max_completion_tokens', takesTemperature: true },
	// Sonnet 5 answers 400 to any temperature but its default; the compatible endpoint ignores `reasoning_effort`.
	{ provider: 'anthropic', model: /^/, tokens: 'max_tokens', takesTemperature: false },
	{ provider: 'deepseek', model: /^/, tokens: 'max_tokens', takesTemperature: true },
];

/** All local servers know the older name; some reject `reasoning_effort`. */
const localServer: ParameterSupport = { tokens: 'max_tokens', takesTemperature: true };

/** The parameters that this model at this server accepts, for an answer of at most `tokens` tokens. */
export function writingParameters(
	{ name, baseUrl, model }: { name: ProviderName; baseUrl: string | null; model: string },
	{ tokens, temperature }: { tokens: number; temperature?: number },
): WritingParameters {
	const known = table.find((one) => one.provider === name && one.model.test(model));
	const support = isVendorServer(name, baseUrl) && known ? known : localServer;
	return {
		[support.tokens]: tokens,
		...(support.takesTemperature && temperature !== undefined ? { temperature } : {}),
		...(support.reasoningEffort ? { reasoning_effort: support.reasoningEffort } : {}),
	};
}
