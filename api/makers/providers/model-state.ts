import { APIError } from 'openai/core/error';
import { detachedJob } from '../makers.ts';
import { isVendorServer, retirementDate } from './catalogue.ts';
import { openProvider, type ProviderSettings } from './open-provider.ts';

/** Milliseconds: an admin waits for it on the settings screen. */
const limits = { total: 4_000 };

/** `reachable`: the server answered and accepted the key. `retiresOn`: the day (YYYY-MM-DD) on which the model retires. */
export type ModelState = { reachable: boolean; retiresOn: string | null };

/** Requests the server's list of models. Our table gives the retirement when the list has none and the server is the provider's own. */
export async function requestModelState(settings: ProviderSettings): Promise<ModelState> {
	// Its own circuit breaker: an admin's request is sent however often the storyteller failed.
	const provider = openProvider({ ...settings, backoff: 100 });
	const known = isVendorServer(settings.name, settings.baseUrl) ? retirementDate(provider.model) : null;
	try {
		const listed = await provider.call(limits, detachedJob(), (client, options) =>
			client.models
				.list({ ...options, ...headersFor(settings) })
				.then(({ data }) => listedRetirement(data, provider.model), nullIfNoModelList),
		);
		return { reachable: true, retiresOn: listed ?? known };
	} catch {
		return { reachable: false, retiresOn: known };
	}
}

/** Anthropic's list of models accepts the key in `x-api-key` only, unlike its chat endpoint for OpenAI's clients. */
function headersFor({ name, apiKey, baseUrl }: ProviderSettings) {
	if (name !== 'anthropic' || apiKey === null || !isVendorServer(name, baseUrl)) return {};
	return { headers: { authorization: null, 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' } };
}

/** Some servers have models, but no endpoint that lists them. */
function nullIfNoModelList(error: unknown): null {
	if (error instanceof APIError && [400, 404, 405, 501].includes(error.status)) return null;
	throw error;
}

function listedRetirement(models: unknown, model: string): string | null {
	const entries: unknown[] = Array.isArray(models) ? models : [];
	const entry = entries.find((one) => typeof one === 'object' && one !== null && 'id' in one && one.id === model);
	return entry ? dayOf((entry as { shutdown_date?: unknown }).shutdown_date) : null;
}

/** A date as text, or in seconds since 1970. */
function dayOf(date: unknown): string | null {
	const at = typeof date === 'number' ? date * 1000 : typeof date === 'string' ? Date.parse(date) : Number.NaN;
	return Number.isNaN(new Date(at).getTime()) ? null : new Date(at).toISOString().slice(0, 10);
}
