import type { Provenance } from '../../shared/contract/stories.ts';
import type { StoryBrief } from '../../shared/contract/storyteller.ts';
import type { MadeBy } from '../makers/makers.ts';

type Remarks = Provenance['remarks'];

/** How a chapter was made, as JSON in its row. The makers' names are in columns of their own. */
export type StoredProvenance = {
	storyteller?: Omit<MadeBy, 'maker'>;
	illustrator?: Omit<MadeBy, 'maker'>;
	/** The checks that text and picture passed, as sentences. */
	checks: string[];
	remarks: Remarks;
	/** For a chapter that a device told. */
	told?: NonNullable<Provenance['told']>;
	/** When a parent requested another picture, in epoch milliseconds. */
	redraws: number[];
};

/** How a narration was made, as JSON in its row. */
export type StoredNarrationProvenance = Omit<MadeBy, 'maker'> & { remarks: Remarks };

/** The provenance in a chapter's row. Empty for chapters that are older than the column. */
export function provenanceOf({ making }: { making: string }): StoredProvenance {
	return { checks: [], remarks: [], redraws: [], ...(JSON.parse(making) as Partial<StoredProvenance>) };
}

export function narrationProvenanceOf({ making }: { making: string }): StoredNarrationProvenance {
	return { model: null, standsIn: false, remarks: [], ...(JSON.parse(making) as Partial<StoredNarrationProvenance>) };
}

/** The model and fallback flag, without the maker's name. */
export function withoutMakerName({ model, standsIn }: MadeBy): Omit<MadeBy, 'maker'> {
	return { model, standsIn };
}

/** The checks on a chapter's text and picture, as sentences for a parent. `moderator`: its name. */
export function appliedChecks({ rating, disabledTopics, ageGroup }: StoryBrief, moderator: string): string[] {
	const list = 'the built-in word list';
	return [
		`Written for ages ${ageGroup}`,
		`Nothing above the age rating ${rating}`,
		'No swearing',
		...disabledTopics.map((topic) => `Nothing about “${topic}”`),
		`Looked through by ${moderator === 'built-in' ? list : `${moderator} and by ${list}`}`,
	];
}
