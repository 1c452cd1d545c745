import type { TextModel } from '../../shared/admin.ts';
import type { Config, Server } from '../config.ts';
import { builtInIllustrator } from './illustrator/built-in.ts';
import { providedIllustrator } from './illustrator/provided.ts';
import { withStandIn as withStandInIllustrator } from './illustrator/stand-in.ts';
import type { Illustrator, Makers, Moderator, Narrator, Storyteller } from './makers.ts';
import { createModerator } from './moderator.ts';
import { builtInNarrator } from './narrator/built-in.ts';
import { providedNarrator } from './narrator/provided.ts';
import { withStandIn as withStandInNarrator } from './narrator/stand-in.ts';
import { modelAt } from './part-models.ts';
import { isConfigured, isHome, type Part } from './providers/catalogue.ts';
import { isInTheHouse } from './providers/in-the-house.ts';
import { openProvider } from './providers/open.ts';
import { ownDesk } from './providers/own-desk.ts';
import type { Provider } from './providers/provider.ts';
import { builtInStoryteller } from './storyteller/built-in.ts';
import { houseTimes, providedStoryteller, providersTimes } from './storyteller/provided.ts';
import { withStandIn as withStandInStoryteller } from './storyteller/stand-in.ts';
import { servingTextModel, settingsFor } from './text-models.ts';

type Clock = () => number;

/**
 * The makers that the configuration asks for. Nothing is sent before something is to be made, but to a server in the
 * house, which may have to load its model first, when its storyteller gets ready. `now`: milliseconds.
 */
export function configuredMakers(config: Config, now: Clock): Makers {
	const moderator = moderatorFor(config, now);
	const { storyteller, choose } = storytellersFor(config, now);
	choose(null);
	return {
		storyteller,
		illustrator: illustratorFor(config, moderator, now),
		narrator: narratorFor(config, now),
		moderator,
		choose,
	};
}

/** A storyteller that passes each chapter to the one chosen at that time. A chapter under way is finished by the one that began it. */
function storytellersFor(config: Config, now: Clock): { storyteller: Storyteller; choose: Makers['choose'] } {
	const builtIn = builtInStoryteller();
	const opened = new Map<TextModel, Storyteller>();
	let serving = builtIn;

	function open(textModel: TextModel): Storyteller {
		const settings = settingsFor(config.storytellers, textModel, now);
		const provider = openProvider(settings);
		const provided = isInTheHouse(settings.baseUrl)
			? { ...providedStoryteller(provider, houseTimes), warm: () => void provider.jsonWay(ownDesk()).catch(() => {}) }
			: providedStoryteller(provider, providersTimes);
		return config.fallback === 'built-in' ? withStandInStoryteller(provided, builtIn) : provided;
	}

	const storyteller: Storyteller = {
		get name() {
			return serving.name;
		},
		isFailing: () => serving.isFailing?.() ?? false,
		warm: () => serving.warm?.(),
		tell: (telling, desk) => serving.tell(telling, desk),
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

function illustratorFor({ illustrator: server, fallback }: Config, moderator: Moderator, now: Clock): Illustrator {
	const builtIn = builtInIllustrator();
	const provider = server && openAiPart('image', server, now);
	if (!provider) return builtIn;
	const provided = providedIllustrator(provider, moderator);
	return fallback === 'built-in' ? withStandInIllustrator(provided, builtIn) : provided;
}

/** Speech models come to an end with nothing in their place, also while the server runs: from that day on it is the built-in one. */
function narratorFor({ narrator: server, fallback }: Config, now: Clock): Narrator {
	const builtIn = builtInNarrator();
	const provider = server && openAiPart('speech', server, now);
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

function moderatorFor({ storytellers: { openai } }: Config, now: Clock): Moderator {
	if (!isConfigured('openai', openai)) return createModerator(null);
	const provider = openAiPart('moderation', { ...openai, model: null }, now);
	return createModerator(provider, { mayLack: !isHome('openai', openai.baseUrl) });
}

/** The way to what is not writing. Null when the provider serves no such model any more, and the operator names none. */
function openAiPart(part: Part, server: Server, now: Clock): Provider | null {
	const first = modelAt(now(), part, server);
	if (first === null) return null;
	const { apiKey, baseUrl } = server;
	// A call that is under way when its model ends keeps the name that it began with.
	return openProvider({ name: 'openai', apiKey, baseUrl, model: () => modelAt(now(), part, server) ?? first, now });
}
