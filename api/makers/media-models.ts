import type { Config, ProviderServer } from '../app/config.ts';
import { defaultModel, isVendorServer, type ModelUse, retirementDate } from './providers/catalogue.ts';

/**
 * The model that is asked for what is not writing: the operator's, else the one that the provider serves at `now`
 * (milliseconds); null when it serves none any more.
 */
export function modelAt(now: number, part: ModelUse, { baseUrl, model }: ProviderServer): string | null {
	return model ?? defaultModel(part, now, isVendorServer('openai', baseUrl));
}

/** The days (YYYY-MM-DD) on which the provider ends the models that draw and speak; null where it has named none. */
export function modelRetirements({ illustrator, narrator }: Config, now: number) {
	return { illustrator: retirementOf('image', illustrator, now), narrator: retirementOf('speech', narrator, now) };
}

function retirementOf(part: ModelUse, server: ProviderServer | null, now: number): string | null {
	const model = server && isVendorServer('openai', server.baseUrl) ? modelAt(now, part, server) : null;
	return model && retirementDate(model);
}
