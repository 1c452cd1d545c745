import type * as z from 'zod/mini';
import type { ServerSettings, TextModel } from '../../../shared/admin.ts';

export type Settings = z.infer<typeof ServerSettings>;

/** Who tells stories on this server now, in a sentence. */
export function whoTells({ storyteller, models }: Settings): string {
	if (storyteller !== 'built-in') return `Stories are told by ${storyteller} now.`;
	return models.some(({ configured }) => configured)
		? 'The chosen model is not configured: the built-in storyteller serves.'
		: 'No model is configured: the built-in storyteller serves.';
}

/** What to know before choosing a model that cannot serve yet; null for one that can. */
export function warningOf(model: TextModel, { models }: Settings): string | null {
	const isConfigured = models.some(({ id, configured }) => id === model && configured);
	return isConfigured ? null : `${model} is not configured on this server. It may be chosen, and serves once it is.`;
}
