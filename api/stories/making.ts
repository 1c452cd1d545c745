import type { HowMade } from '../../shared/making.ts';
import type { By } from '../makers/makers.ts';

type Remarks = HowMade['remarks'];

/** How a chapter was made, as its row keeps it. Who made it is named in the row's own columns. */
export type Making = {
	storyteller?: Omit<By, 'maker'>;
	illustrator?: Omit<By, 'maker'>;
	/** What text and picture were held to, in words. */
	checks: string[];
	remarks: Remarks;
	/** When a parent asked for another picture, epoch milliseconds. */
	redraws: number[];
};

/** How a narration was made, as its row keeps it. */
export type NarrationMaking = Omit<By, 'maker'> & { remarks: Remarks };

/** What a row says of its making: a chapter from before this was kept says nothing. */
export function makingOf({ making }: { making: string }): Making {
	return { checks: [], remarks: [], redraws: [], ...(JSON.parse(making) as Partial<Making>) };
}

export function narrationMakingOf({ making }: { making: string }): NarrationMaking {
	return { model: null, standsIn: false, remarks: [], ...(JSON.parse(making) as Partial<NarrationMaking>) };
}

/** What is kept of who made something beside its name. */
export function withoutName({ model, standsIn }: By): Omit<By, 'maker'> {
	return { model, standsIn };
}
