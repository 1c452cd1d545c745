import type { Provenance } from '../../shared/contract/stories.ts';
import { requireNotChild } from '../accounts/acting-as.ts';
import type { Principal } from '../accounts/principal.ts';
import type { Core } from '../app/core.ts';
import { narrationsOf } from '../db/chapters.ts';
import { readableChapter } from './chapter-access.ts';
import { narrationProvenanceOf, provenanceOf } from './provenance.ts';

const withoutDetails = { model: null, standsIn: false };

/** Who made a chapter, its checks, and the makers' remarks. Throws 404, and 403 `parents-only` for a child. */
export async function readProvenance(
	context: Core,
	principal: Principal,
	storyId: string,
	nodeId: string,
): Promise<Provenance> {
	const { chapter: row } = await readableChapter(context, principal, storyId, nodeId);
	requireNotChild(principal);
	const provenance = provenanceOf(row);
	const narration = (await narrationsOf(context.db, [nodeId])).find(({ voice }) => voice === 'sage');
	const narrationProvenance = narration && narrationProvenanceOf(narration);
	return {
		storyteller: { maker: row.storyteller, ...withoutDetails, ...provenance.storyteller },
		illustrator:
			row.illustrator === null ? null : { maker: row.illustrator, ...withoutDetails, ...provenance.illustrator },
		narrator: narrationProvenance
			? { maker: narration.narrator, model: narrationProvenance.model, standsIn: narrationProvenance.standsIn }
			: null,
		checks: provenance.checks,
		...(provenance.told ? { told: provenance.told } : {}),
		remarks: [...provenance.remarks, ...(narrationProvenance?.remarks ?? [])].toSorted((a, b) =>
			a.at < b.at ? -1 : 1,
		),
	};
}
