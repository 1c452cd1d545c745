import type { ChapterToTell, ToldChapter } from '../../../shared/storyteller/chapter-request.ts';
import { tellWithStorylets } from '../../../shared/storyteller/tell-storylets.ts';

/**
 * The program of the storyteller's thread: `tellNextChapter`, which loads the former storyteller only for a chapter that this one has to
 * tell. The first chapter of a thread waits for what is loaded.
 */
export default async function tellNextChapter(request: ChapterToTell): Promise<ToldChapter> {
	const told = tellWithStorylets(request);
	if (told) return told;
	const { tellAsFormerStoryteller } = await import('../../../shared/storyteller/tell-former.ts');
	return tellAsFormerStoryteller(request);
}
