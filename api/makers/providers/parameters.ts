import { isVendorServer, type ProviderName } from './catalogue.ts';

/** What a request for writing may carry beyond its messages. */
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
 * What each server takes, the first that fits. `tokens`: what it calls the bound on an answer's length. `warms`: whether it
 * takes a temperature. `thinks`: the least thinking, so that a child waits for the story only.
 */
const table: readonly (ParameterSupport & { provider: ProviderName; model: RegExp })[] = [
	// GPT-6 and 5.1 and later may leave thinking out; they refuse a temperature, and `max_tokens`.
	{
		provider: 'openai',
		model: /^gpt-([6-9]|5\.[1-9])/,
		tokens: 'max_completion_tokens',
		takesTemperature: false,
		reasoningEffort: 'none',
	},
	// GPT-5 itself knows no `none`, the o-models nothing below `low`.
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
	// Sonnet 5 answers 400 to any temperature but its own; the compatible endpoint drops `reasoning_effort`.
	{ provider: 'anthropic', model: /^/, tokens: 'max_tokens', takesTemperature: false },
	{ provider: 'deepseek', model: /^/, tokens: 'max_tokens', takesTemperature: true },
];

/** Servers in the house were all built for the older name; `reasoning_effort` is refused by some of them. */
const localServer: ParameterSupport = { tokens: 'max_tokens', takesTemperature: true };

/** What that model at that server may be sent for an answer of at most so many tokens. */
export function writingParameters(
	{ name, baseUrl, model }: { name: ProviderName; baseUrl: string | null; model: string },
	{ tokens, temperature }: { tokens: number; temperature?: number },
): WritingParameters {
	const known = table.find((one) => one.provider === name && one.model.test(model));
	const manners = isVendorServer(name, baseUrl) && known ? known : localServer;
	return {
		[manners.tokens]: tokens,
		...(manners.takesTemperature && temperature !== undefined ? { temperature } : {}),
		...(manners.reasoningEffort ? { reasoning_effort: manners.reasoningEffort } : {}),
	};
}
