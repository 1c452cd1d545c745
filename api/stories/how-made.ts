import type { HowMade } from '../../shared/making.ts';
import { forParents } from '../accounts/family.ts';
import type { Reader } from '../accounts/reader.ts';
import { chapter, narrationsOf } from '../db/chapters.ts';
import { notFound } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { storyToRead } from './admins-look.ts';
import { makingOf, narrationMakingOf } from './making.ts';
import { isShown } from './wire.ts';

const unknown = { model: null, standsIn: false };

/** Who made a chapter, what it was held to, and what happened meanwhile. Throws 404, and 403 `parents-only` for a child. */
export async function howMade(
	keeping: Pick<Parts, 'db' | 'now'>,
	reader: Reader,
	storyId: string,
	nodeId: string,
): Promise<HowMade> {
	const { db } = keeping;
	const story = await storyToRead(keeping, reader, storyId);
	const row = story && (await chapter(db, storyId, nodeId));
	if (!story || !row || !isShown(story, row)) throw notFound();
	if (reader.role === 'child') throw forParents();
	const making = makingOf(row);
	const narration = (await narrationsOf(db, [nodeId])).find(({ voice }) => voice === 'sage');
	const spoken = narration && narrationMakingOf(narration);
	return {
		storyteller: { maker: row.storyteller, ...unknown, ...making.storyteller },
		illustrator: row.illustrator === null ? null : { maker: row.illustrator, ...unknown, ...making.illustrator },
		narrator: spoken ? { maker: narration.narrator, model: spoken.model, standsIn: spoken.standsIn } : null,
		checks: making.checks,
		remarks: [...making.remarks, ...(spoken?.remarks ?? [])].toSorted((a, b) => (a.at < b.at ? -1 : 1)),
	};
}
