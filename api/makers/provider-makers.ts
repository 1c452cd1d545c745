import type { TextModel } from '../../shared/contract/admin.ts';
import type { Config } from '../app/config.ts';
import { illustratorWithFallback, narratorWithFallback, storytellerWithFallback } from './fallback.ts';
import { builtInIllustrator } from './illustrator/built-in.ts';
import { providedIllustrator } from './illustrator/provider/provided.ts';
import {
	detachedJob,
	type Illustrator,
	type MakerOptions,
	type Makers,
	type Moderator,
	type Narrator,
	type Storyteller,
} from './makers.ts';
import { createModerator } from './moderator/moderator.ts';
import { builtInNarrator } from './narrator/built-in.ts';
import { providedNarrator } from './narrator/provided.ts';
import { isLocalServer } from './providers/catalogue.ts';
import { openProvider } from './providers/open-provider.ts';
import {
	captionsUrlOf,
	hasSpeechModel,
	illustratorSettings,
	moderatorSettings,
	narratorSettings,
	servingTextModel,
	storytellerSettings,
} from './resolve.ts';
import { builtInStoryteller } from './storyteller/built-in.ts';
import { localTimeLimits, providedStoryteller, vendorTimeLimits } from './storyteller/provided.ts';

type Clock = () => number;

/**
 * The makers of a configuration with at least one provider. No request is sent before something is to be made, except that
 * a local server is asked to load its model when `preloadModel` is called.
 */
export function providerMakers(config: Config, { now = Date.now, builtStorylets }: MakerOptions): Makers {
	const moderator = moderatorFor(config, now);
	const { storyteller, checkToldChapter, setTextModel } = switchingStoryteller(
		config,
		now,
		builtInStoryteller(builtStorylets),
	);
	setTextModel(null);
	return {
		storyteller,
		illustrator: illustratorFor(config, moderator, now),
		narrator: narratorFor(config, now),
		moderator,
		checkToldChapter,
		setTextModel,
	};
}

/** Passes each chapter to the storyteller that is selected at that time. A chapter under way stays with the one that began it. */
function switchingStoryteller(
	config: Config,
	now: Clock,
	builtIn: ReturnType<typeof builtInStoryteller>,
): Pick<Makers, 'storyteller' | 'checkToldChapter' | 'setTextModel'> {
	const opened = new Map<TextModel, Storyteller>();
	let serving: Storyteller = builtIn;

	function open(textModel: TextModel): Storyteller {
		const settings = storytellerSettings(config.storytellers, textModel, now);
		const provider = openProvider(settings);
		const provided = isLocalServer(settings.baseUrl)
			? {
					...providedStoryteller(provider, localTimeLimits),
					preloadModel: () => void provider.jsonMode(detachedJob()).catch(() => {}),
				}
			: providedStoryteller(provider, vendorTimeLimits);
		return config.fallback === 'built-in' ? storytellerWithFallback(provided, builtIn) : provided;
	}

	const storyteller: Storyteller = {
		get name() {
			return serving.name;
		},
		isFailing: () => serving.isFailing?.() ?? false,
		preloadModel: () => serving.preloadModel?.(),
		startThread: () => serving.startThread?.(),
		writeChapter: (request, job) => serving.writeChapter(request, job),
		async close() {
			await Promise.all([builtIn, ...opened.values()].map((one) => one.close?.()));
		},
	};
	return {
		storyteller,
		checkToldChapter: builtIn.checkToldChapter,
		setTextModel(chosen) {
			const textModel = servingTextModel(config.storytellers, chosen);
			if (textModel && !opened.has(textModel)) opened.set(textModel, open(textModel));
			serving = (textModel && opened.get(textModel)) || builtIn;
		},
	};
}

function illustratorFor(config: Config, moderator: Moderator, now: Clock): Illustrator {
	const builtIn = builtInIllustrator();
	const settings = illustratorSettings(config, now);
	if (!settings) return builtIn;
	const provided = providedIllustrator(openProvider(settings), moderator);
	return config.fallback === 'built-in' ? illustratorWithFallback(provided, builtIn) : provided;
}

/** From the day on which the provider's last speech model retires, the built-in narrator serves. */
function narratorFor(config: Config, now: Clock): Narrator {
	const builtIn = builtInNarrator();
	const settings = narratorSettings(config, now);
	if (!settings || !config.narrator) return builtIn;
	const captionsUrl = captionsUrlOf(settings);
	const provided = providedNarrator(openProvider(settings), config.narrator.voice, { captionsUrl });
	const configured = config.fallback === 'built-in' ? narratorWithFallback(provided, builtIn) : provided;
	const serving = (): Narrator => (hasSpeechModel(config, now()) ? configured : builtIn);
	return {
		get name() {
			return serving().name;
		},
		isFailing: () => serving().isFailing?.() ?? false,
		startThread: () => serving().startThread?.(),
		narrate: (request, job) => serving().narrate(request, job),
		async close() {
			await Promise.all([builtIn.close?.(), configured.close?.()]);
		},
	};
}

function moderatorFor(config: Config, now: Clock): Moderator {
	const settings = moderatorSettings(config, now);
	if (!settings) return createModerator(null);
	const { provider, isEndpointOptional } = settings;
	return createModerator(openProvider(provider), { isEndpointOptional });
}
