import { hash } from 'node:crypto';
import { chapterCountFor } from '../../rules/ages.ts';
import { sampleBriefs, samplePath } from './sample-briefs.ts';
import { tellPath } from './tell-path.ts';

/** The SHA-256 of all chapters, scenes and outlines of sample stories, each along one path. */
export function sampleDigest(stories: number): string {
	const told = sampleBriefs(stories).map((brief) =>
		tellPath(brief, samplePath(brief, chapterCountFor(brief.ageGroup))),
	);
	return hash('sha256', JSON.stringify(told));
}
