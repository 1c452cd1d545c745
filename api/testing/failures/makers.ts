import { MakerError } from '../../makers/maker-error.ts';
import type { Makers } from '../../makers/makers.ts';
import type { FailureInjection } from './failure-injection.ts';

/** Makers whose calls may fail before they begin, as with an unreachable provider. */
export function failingMakers(makers: Makers, injection: FailureInjection): Makers {
	const { storyteller, illustrator, narrator, moderator } = makers;
	const wrap =
		<Input extends unknown[], Result>(name: string, make: (...input: Input) => Promise<Result>) =>
		async (...input: Input) => {
			if (injection.shouldFail(`provider: ${name}`)) throw new MakerError('unreachable', 'openai');
			return make(...input);
		};
	return {
		...makers,
		storyteller: { ...storyteller, writeChapter: wrap('tell', storyteller.writeChapter) },
		illustrator: { ...illustrator, illustrate: wrap('illustrate', illustrator.illustrate) },
		narrator: { ...narrator, narrate: wrap('narrate', narrator.narrate) },
		moderator: {
			...moderator,
			reviewText: wrap('check a text', moderator.reviewText),
			reviewPicture: wrap('check a picture', moderator.reviewPicture),
		},
	};
}
