import { hash } from 'node:crypto';
import { chapterCountFor } from '../../rules/ages.ts';
import { packs } from '../content/packs.ts';
import { composePath } from '../engine/compose-chapter.ts';
import { sampleBriefs, samplePath } from './sample-briefs.ts';

/** The SHA-256 of all chapters and scenes of sample stories, each along one path. */
export function sampleDigest(stories: number): string {
	const told = sampleBriefs(stories).map(
		(brief) => composePath(packs, brief, samplePath(brief, chapterCountFor(brief.ageGroup))).drafts,
	);
	return hash('sha256', JSON.stringify(told));
}
