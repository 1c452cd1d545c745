import type { Makers } from '../../makers/makers.ts';
import { MakerFault } from '../../makers/providers/provider.ts';
import type { NthCall } from './nth-call.ts';

/** The makers, whose every piece of work may fail: before it is begun, as a provider out of reach does. */
export function faultyMakers(makers: Makers, nth: NthCall): Makers {
	const { storyteller, illustrator, narrator, moderator } = makers;
	const through =
		<Asked extends unknown[], Made>(name: string, make: (...asked: Asked) => Promise<Made>) =>
		async (...asked: Asked) => {
			if (nth.hits(`provider: ${name}`)) throw new MakerFault('unreachable', 'openai');
			return make(...asked);
		};
	return {
		...makers,
		storyteller: { ...storyteller, tell: through('tell', storyteller.tell) },
		illustrator: { ...illustrator, illustrate: through('illustrate', illustrator.illustrate) },
		narrator: { ...narrator, narrate: through('narrate', narrator.narrate) },
		moderator: {
			...moderator,
			textObjection: through('check a text', moderator.textObjection),
			pictureObjection: through('check a picture', moderator.pictureObjection),
		},
	};
}
