import type * as z from 'zod/mini';
import type { ServerSettings, TextModel } from '../../../shared/contract/admin.ts';
import { day } from '../../../shared/rules/durations.ts';

export type Settings = z.infer<typeof ServerSettings>;
export type ModelState = Settings['models'][number];
/** `good`: works · `bad`: prevents use · `plain`: neutral. */
export type StatusText = { tone: 'good' | 'bad' | 'plain'; text: string };

/** The provider of each model: the server's name for it, and the prefix of its variables (docs/self-hosting.md). */
const providers = { 'gpt-4o': 'openai', 'claude-4-sonnet': 'anthropic', deepseek: 'deepseek' } as const;

/** Milliseconds before a retirement from which on the settings warn. */
const warningPeriod = 60 * day;
const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });

/** The storyteller in use, as a sentence. */
export function storytellerText({ storyteller, models }: Settings): string {
	if (storyteller !== 'built-in') return `Stories are told by ${storyteller} now.`;
	return models.some(({ configured }) => configured)
		? 'The chosen model is not configured: the built-in storyteller serves.'
		: 'No model is configured: the built-in storyteller serves.';
}

/** The warning about a model that is not configured; null for one that is. */
export function modelWarning(model: TextModel, { models }: Settings): string | null {
	const isConfigured = models.some(({ id, configured }) => id === model && configured);
	return isConfigured ? null : `${model} is not configured on this server. It may be chosen, and serves once it is.`;
}

export function isInUse({ id }: ModelState, { storyteller }: Settings): boolean {
	return providers[id] === storyteller;
}

/** Whether the model is configured, and if not, what the operator has to set. */
export function configuredText({ id, configured }: ModelState): StatusText {
	if (configured) return { tone: 'good', text: 'Configured' };
	const to = `Set ${variableName(id, 'API_KEY')}, or ${variableName(id, 'BASE_URL')} for a server in the house`;
	return { tone: 'bad', text: `Not configured. ${to}, and start the server again.` };
}

/** Whether the provider was reachable at the last request. */
export function reachableText({ reachable }: ModelState): StatusText {
	if (reachable === null) return { tone: 'plain', text: 'Not asked yet' };
	if (reachable) return { tone: 'good', text: 'Reachable' };
	return { tone: 'bad', text: 'Cannot be reached, or does not take the key. Try it to see why.' };
}

/**
 * When the provider retires the model; null without a date. `variable`: the variable that names another model. `now`:
 * milliseconds.
 */
export function retirementText(retiresOn: string | null, variable: string, now: number): StatusText | null {
	if (retiresOn === null) return null;
	const left = Date.parse(retiresOn) - now;
	const on = dayFormat.format(new Date(retiresOn));
	if (left <= 0) return { tone: 'bad', text: `Retired on ${on}. Set ${variable} to another model.` };
	if (left > warningPeriod) return { tone: 'plain', text: `Its provider ends this model on ${on}.` };
	const days = Math.ceil(left / day);
	return { tone: 'bad', text: `Its provider ends this model on ${on}, in ${days} ${days === 1 ? 'day' : 'days'}.` };
}

export function variableName(model: TextModel, end: 'API_KEY' | 'BASE_URL' | 'MODEL'): string {
	return `${providers[model].toUpperCase()}_${end}`;
}
