import { APIError } from 'openai/core/error';
import { isVendorServer, retirementDate } from './catalogue.ts';
import { detachedJob } from './detached-job.ts';
import { openProvider, type ProviderSettings } from './open-provider.ts';

/** Milliseconds: somebody looks at a screen and waits for it. */
const limits = { total: 4_000 };

/** `reachable`: it answered, and took the key. `retiresOn`: the day (YYYY-MM-DD) on which the provider ends the model. */
export type ModelState = { reachable: boolean; retiresOn: string | null };

/** Asks the server for its list of models. Where that gives no end, and the server is the provider's own, ours serves. */
export async function requestModelState(settings: ProviderSettings): Promise<ModelState> {
	// A way of its own: what an admin asks goes out however often the storyteller failed.
	const provider = openProvider({ ...settings, backoff: 100 });
	const known = isVendorServer(settings.name, settings.baseUrl) ? retirementDate(provider.model) : null;
	try {
		const said = await provider.call(limits, detachedJob(), (client, options) =>
			client.models
				.list({ ...options, ...headersFor(settings) })
				.then(({ data }) => listedRetirement(data, provider.model), nullIfNoModelList),
		);
		return { reachable: true, retiresOn: said ?? known };
	} catch {
		return { reachable: false, retiresOn: known };
	}
}

/** Anthropic's own list of models takes the key in its own way only, unlike its chat for OpenAI's clients. */
function headersFor({ name, apiKey, baseUrl }: ProviderSettings) {
	if (name !== 'anthropic' || apiKey === null || !isVendorServer(name, baseUrl)) return {};
	return { headers: { authorization: null, 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' } };
}

/** Some servers have models, but no list of them. */
function nullIfNoModelList(error: unknown): null {
	if (error instanceof APIError && [400, 404, 405, 501].includes(error.status)) return null;
	throw error;
}

function listedRetirement(models: unknown, model: string): string | null {
	const listed: unknown[] = Array.isArray(models) ? models : [];
	const entry = listed.find((one) => typeof one === 'object' && one !== null && 'id' in one && one.id === model);
	return entry ? dayOf((entry as { shutdown_date?: unknown }).shutdown_date) : null;
}

/** A date as text, or in seconds since 1970. */
function dayOf(date: unknown): string | null {
	const at = typeof date === 'number' ? date * 1000 : typeof date === 'string' ? Date.parse(date) : Number.NaN;
	return Number.isNaN(new Date(at).getTime()) ? null : new Date(at).toISOString().slice(0, 10);
}
