import type { Makers } from '../../makers/makers.ts';
import { MakerError } from '../../makers/providers/provider.ts';
import type { FailureInjection } from './failure-injection.ts';

/** Makers whose calls may fail before they begin, as with an unreachable provider. */
export function failingMakers(makers: Makers, nth: FailureInjection): Makers {
	const { storyteller, illustrator, narrator, moderator } = makers;
	const through =
		<Asked extends unknown[], Made>(name: string, make: (...asked: Asked) => Promise<Made>) =>
		async (...asked: Asked) => {
			if (nth.shouldFail(`provider: ${name}`)) throw new MakerError('unreachable', 'openai');
			return make(...asked);
		};
	return {
		...makers,
		storyteller: { ...storyteller, writeChapter: through('tell', storyteller.writeChapter) },
		illustrator: { ...illustrator, illustrate: through('illustrate', illustrator.illustrate) },
		narrator: { ...narrator, narrate: through('narrate', narrator.narrate) },
		moderator: {
			...moderator,
			reviewText: through('check a text', moderator.reviewText),
			reviewPicture: through('check a picture', moderator.reviewPicture),
		},
	};
}
