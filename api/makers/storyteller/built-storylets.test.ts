import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chapterCountFor } from '../../../shared/rules/ages.ts';
import { sampleBriefs, samplePath } from '../../../shared/storyteller/check/sample-briefs.ts';
import { tellPath } from '../../../shared/storyteller/check/tell-path.ts';
import { storylets } from '../../../shared/storyteller/storylets/storylets.ts';
import { tellWithStorylets } from '../../../shared/storyteller/tell-storylets.ts';
import { levelOf } from '../../../shared/storyteller/text/levels.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readStorylets, writeStorylets } from './built-storylets.ts';

const folder = temporaryFolder();
beforeAll(() => writeStorylets(folder));
afterAll(() => rmSync(folder, { recursive: true }));

it('a built level tells the chapters of its stories as all storylets do, by memory and by outline', async () => {
	for (const brief of sampleBriefs(124)) {
		const ofLevel = await readStorylets(levelOf[brief.ageGroup], folder);
		const path = samplePath(brief, chapterCountFor(brief.ageGroup));
		const { drafts, outline } = tellPath(brief, path);
		const begun = { brief, outline: null, memory: [outline], priorChapters: [], isContinuation: false };
		expect(tellWithStorylets(begun, ofLevel)).toEqual(tellWithStorylets(begun, storylets));
		const priorChapters = drafts
			.slice(0, -1)
			.map(({ content, choices }, at) => ({ content, choices, choiceTaken: path[at]! }));
		const ended = { brief, outline, memory: [], priorChapters, isContinuation: false };
		expect(tellWithStorylets(ended, ofLevel)).toEqual(tellWithStorylets(ended, storylets));
	}
});

it('the sources are read where nothing was built, and a damaged file is an error', async () => {
	expect(await readStorylets(2, undefined)).toBe(storylets);
	expect(await readStorylets(2, join(folder, 'absent'))).toBe(storylets);
	writeFileSync(join(folder, 'level-3.json'), '{"plots":[');
	await expect(readStorylets(3, folder)).rejects.toThrow(SyntaxError);
});
