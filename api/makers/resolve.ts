import type { TextModel } from '../../shared/contract/admin.ts';
import type { Config, ProviderServer } from '../app/config.ts';
import { builtInIllustrator } from './illustrator/built-in.ts';
import { illustratorWithFallback as withStandInIllustrator } from './illustrator/fallback.ts';
import { providedIllustrator } from './illustrator/provider/provided.ts';
import type { Illustrator, Makers, Moderator, Narrator, Storyteller } from './makers.ts';
import { modelAt } from './media-models.ts';
import { createModerator } from './moderator/moderator.ts';
import { builtInNarrator } from './narrator/built-in.ts';
import { narratorWithFallback as withStandInNarrator } from './narrator/fallback.ts';
import { providedNarrator } from './narrator/provided.ts';
import { isConfigured, isVendorServer, type ModelUse } from './providers/catalogue.ts';
import { detachedJob } from './providers/detached-job.ts';
import { isLocalServer } from './providers/is-local-server.ts';
import { openProvider } from './providers/open-provider.ts';
import type { Provider } from './providers/provider.ts';
import { builtInStoryteller } from './storyteller/built-in.ts';
import { storytellerWithFallback as withStandInStoryteller } from './storyteller/fallback.ts';
import { localTimeLimits, providedStoryteller, vendorTimeLimits } from './storyteller/provided.ts';
import { providerSettingsFor, servingTextModel } from './text-models.ts';

type Clock = () => number;

/**
 * The makers that the configuration asks for. Nothing is sent before something is to be made, but to a server in the
 * house, which may have to load its model first, when its storyteller gets ready. `now`: milliseconds.
 */
export function configuredMakers(config: Config, now: Clock): Makers {
	const moderator = resolveModerator(config, now);
	const { storyteller, choose } = resolveStoryteller(config, now);
	choose(null);
	return {
		storyteller,
		illustrator: resolveIllustrator(config, moderator, now),
		narrator: resolveNarrator(config, now),
		moderator,
		setTextModel: choose,
	};
}

/** A storyteller that passes each chapter to the one chosen at that time. A chapter under way is finished by the one that began it. */
function resolveStoryteller(config: Config, now: Clock): { storyteller: Storyteller; choose: Makers['setTextModel'] } {
	const builtIn = builtInStoryteller();
	const opened = new Map<TextModel, Storyteller>();
	let serving = builtIn;

	function open(textModel: TextModel): Storyteller {
		const settings = providerSettingsFor(config.storytellers, textModel, now);
		const provider = openProvider(settings);
		const provided = isLocalServer(settings.baseUrl)
			? {
					...providedStoryteller(provider, localTimeLimits),
					warm: () => void provider.jsonWay(detachedJob()).catch(() => {}),
				}
			: providedStoryteller(provider, vendorTimeLimits);
		return config.fallback === 'built-in' ? withStandInStoryteller(provided, builtIn) : provided;
	}

	const storyteller: Storyteller = {
		get name() {
			return serving.name;
		},
		isFailing: () => serving.isFailing?.() ?? false,
		preloadModel: () => serving.preloadModel?.(),
		writeChapter: (telling, desk) => serving.writeChapter(telling, desk),
		async close() {
			await Promise.all([builtIn, ...opened.values()].map((one) => one.close?.()));
		},
	};
	return {
		storyteller,
		choose(chosen) {
			const textModel = servingTextModel(config.storytellers, chosen);
			if (textModel && !opened.has(textModel)) opened.set(textModel, open(textModel));
			serving = (textModel && opened.get(textModel)) || builtIn;
		},
	};
}

function resolveIllustrator({ illustrator: server, fallback }: Config, moderator: Moderator, now: Clock): Illustrator {
	const builtIn = builtInIllustrator();
	const provider = server && openOpenAiModel('image', server, now);
	if (!provider) return builtIn;
	const provided = providedIllustrator(provider, moderator);
	return fallback === 'built-in' ? withStandInIllustrator(provided, builtIn) : provided;
}

/** Speech models come to an end with nothing in their place, also while the server runs: from that day on it is the built-in one. */
function resolveNarrator({ narrator: server, fallback }: Config, now: Clock): Narrator {
	const builtIn = builtInNarrator();
	const provider = server && openOpenAiModel('speech', server, now);
	if (!provider) return builtIn;
	const provided = providedNarrator(provider, server.voice);
	const asked = fallback === 'built-in' ? withStandInNarrator(provided, builtIn) : provided;
	const serving = (): Narrator => (modelAt(now(), 'speech', server) === null ? builtIn : asked);
	return {
		get name() {
			return serving().name;
		},
		isFailing: () => serving().isFailing?.() ?? false,
		narrate: (request, desk) => serving().narrate(request, desk),
		async close() {
			await Promise.all([builtIn.close?.(), asked.close?.()]);
		},
	};
}

function resolveModerator({ storytellers: { openai } }: Config, now: Clock): Moderator {
	if (!isConfigured('openai', openai)) return createModerator(null);
	const provider = openOpenAiModel('moderation', { ...openai, model: null }, now);
	return createModerator(provider, { mayLack: !isVendorServer('openai', openai.baseUrl) });
}

/** The way to what is not writing. Null when the provider serves no such model any more, and the operator names none. */
function openOpenAiModel(part: ModelUse, server: ProviderServer, now: Clock): Provider | null {
	const first = modelAt(now(), part, server);
	if (first === null) return null;
	const { apiKey, baseUrl } = server;
	// A call that is under way when its model ends keeps the name that it began with.
	return openProvider({ name: 'openai', apiKey, baseUrl, model: () => modelAt(now(), part, server) ?? first, now });
}
