import type { HowMade } from '../../shared/making.ts';
import type { Row } from '../db/schema.ts';
import { hashedId, log } from '../log.ts';
import type { Desk } from '../makers/makers.ts';
import type { Ledger } from './ledger.ts';

/** Remarks beyond this are those of a maker that goes round in circles. */
const mostRemarks = 20;
const longestRemark = 300;

const events = { 'kept-back': 'moderation-hit', rewritten: 'rewritten', 'stood-in': 'stood-in' } as const;

/** Where one piece of work is done: what a maker reports there, with its time. */
export type KeptDesk = Desk & { readonly remarks: HowMade['remarks'] };

/** A desk for work on this story. `writes` hears the chapter's text as it grows. */
export function deskFor(
	story: Pick<Row<'story'>, 'id' | 'family_id'>,
	{ ledger, now }: { ledger: Ledger; now: () => number },
	signal: AbortSignal,
	writes: Desk['writes'] = () => {},
): KeptDesk {
	const remarks: HowMade['remarks'] = [];
	return {
		signal,
		remarks,
		writes,
		spent: (use) => ledger.note(story, use),
		remark({ what, why }) {
			log({ level: 'info', event: events[what], account: hashedId(story.family_id) });
			if (remarks.length >= mostRemarks) return;
			remarks.push({ what, why: why.slice(0, longestRemark), at: new Date(now()).toISOString() });
		},
	};
}
