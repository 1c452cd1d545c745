import type { Brush } from '../kit/brush.ts';
import type { HeadForm } from './heads.ts';
import { horns } from './horns.ts';
import { manes } from './manes.ts';
import type { Coat, Top } from './species.ts';
import type { DrawTop, TopDrawing } from './top-parts.ts';

const tops: Record<Top, DrawTop> = { ...horns, ...manes };

/** What grows on a head of this form. */
export function drawTop(s: Brush, top: Top, coat: Coat, form: HeadForm): TopDrawing {
	return tops[top](s, coat, form);
}
