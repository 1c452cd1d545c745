import type { Provenance } from '../../shared/contract/stories.ts';
import type { MadeBy } from '../makers/makers.ts';

type Remarks = Provenance['remarks'];

/** How a chapter was made, as its row keeps it. Who made it is named in the row's own columns. */
export type StoredProvenance = {
	storyteller?: Omit<MadeBy, 'maker'>;
	illustrator?: Omit<MadeBy, 'maker'>;
	/** What text and picture were held to, in words. */
	checks: string[];
	remarks: Remarks;
	/** When a parent asked for another picture, epoch milliseconds. */
	redraws: number[];
};

/** How a narration was made, as its row keeps it. */
export type StoredNarrationProvenance = Omit<MadeBy, 'maker'> & { remarks: Remarks };

/** What a row says of its making: a chapter from before this was kept says nothing. */
export function provenanceOf({ making }: { making: string }): StoredProvenance {
	return { checks: [], remarks: [], redraws: [], ...(JSON.parse(making) as Partial<StoredProvenance>) };
}

export function narrationProvenanceOf({ making }: { making: string }): StoredNarrationProvenance {
	return { model: null, standsIn: false, remarks: [], ...(JSON.parse(making) as Partial<StoredNarrationProvenance>) };
}

/** What is kept of who made something beside its name. */
export function withoutMakerName({ model, standsIn }: MadeBy): Omit<MadeBy, 'maker'> {
	return { model, standsIn };
}
