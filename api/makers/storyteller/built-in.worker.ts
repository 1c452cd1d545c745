import type { ChapterToTell, ToldChapter } from '../../../shared/storyteller/chapter-request.ts';
import type { Storylets } from '../../../shared/storyteller/storylets/format.ts';
import { tellWithStorylets } from '../../../shared/storyteller/tell-storylets.ts';
import { type Level, levelOf } from '../../../shared/storyteller/text/levels.ts';
import { readStorylets } from './built-storylets.ts';

/** `builtStorylets`: the folder of storylets that a build has written. */
export type BuiltInRequest = ChapterToTell & { builtStorylets: string | undefined };

/** The storylets that this thread has read. */
const known = new Map<Level, Storylets>();

/**
 * The program of the storyteller's thread: `tellNextChapter`, which loads only what a chapter needs: the storylets of its level, and the
 * former storyteller where that has to tell it. The first chapter of a thread waits for what is loaded.
 */
export default async function tellNextChapter({ builtStorylets, ...request }: BuiltInRequest): Promise<ToldChapter> {
	const level = levelOf[request.brief.ageGroup];
	const storylets = known.get(level) ?? (await readStorylets(level, builtStorylets));
	known.set(level, storylets);
	const told = tellWithStorylets(request, storylets);
	if (told) return told;
	const { tellAsFormerStoryteller } = await import('../../../shared/storyteller/tell-former.ts');
	return tellAsFormerStoryteller(request);
}
