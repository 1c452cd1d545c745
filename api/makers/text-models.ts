import { type TextModel, textModels } from '../../shared/admin.ts';
import type { Config } from '../config.ts';

/**
 * The provider behind each of an admin's choices, and the model that it is asked for unless the operator names another.
 * Providers retire models: these are the ones that served under these names in November 2026.
 */
const behind = {
	'gpt-4o': { provider: 'openai', modelId: 'gpt-4o' },
	'claude-4-sonnet': { provider: 'anthropic', modelId: 'claude-sonnet-5' },
	deepseek: { provider: 'deepseek', modelId: 'deepseek-flash' },
} as const satisfies Record<TextModel, { provider: keyof Config['storytellers']; modelId: string }>;

/** The models that an admin may choose from: whether each has its key, and the model id behind it. */
export function textModelsOf(storytellers: Config['storytellers']) {
	return textModels.map((id) => {
		const { apiKey, model } = storytellers[behind[id].provider];
		return { id, configured: apiKey !== null, modelId: model ?? behind[id].modelId };
	});
}
