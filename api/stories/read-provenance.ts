import type { Provenance } from '../../shared/contract/stories.ts';
import type { Principal } from '../accounts/principal.ts';
import { parentsOnly } from '../accounts/profiles.ts';
import type { Core } from '../app/core.ts';
import { notFound } from '../app/errors.ts';
import { chapterById, narrationsOf } from '../db/chapters.ts';
import { readableStoryAudited } from './audit-admin-read.ts';
import { narrationProvenanceOf, provenanceOf } from './provenance.ts';
import { isShown } from './wire-format.ts';

const unknown = { model: null, standsIn: false };

/** Who made a chapter, its checks, and the makers' remarks. Throws 404, and 403 `parents-only` for a child. */
export async function readProvenance(
	keeping: Pick<Core, 'db' | 'now'>,
	reader: Principal,
	storyId: string,
	nodeId: string,
): Promise<Provenance> {
	const { db } = keeping;
	const story = await readableStoryAudited(keeping, reader, storyId);
	const row = story && (await chapterById(db, storyId, nodeId));
	if (!story || !row || !isShown(story, row)) throw notFound();
	if (reader.role === 'child') throw parentsOnly();
	const making = provenanceOf(row);
	const narration = (await narrationsOf(db, [nodeId])).find(({ voice }) => voice === 'sage');
	const spoken = narration && narrationProvenanceOf(narration);
	return {
		storyteller: { maker: row.storyteller, ...unknown, ...making.storyteller },
		illustrator: row.illustrator === null ? null : { maker: row.illustrator, ...unknown, ...making.illustrator },
		narrator: spoken ? { maker: narration.narrator, model: spoken.model, standsIn: spoken.standsIn } : null,
		checks: making.checks,
		remarks: [...making.remarks, ...(spoken?.remarks ?? [])].toSorted((a, b) => (a.at < b.at ? -1 : 1)),
	};
}
