import type { Level } from '../../text/levels.ts';
import type { Common } from './common/common.ts';
import { common1 } from './common/level-1.ts';
import { common2 } from './common/level-2.ts';
import { common3 } from './common/level-3.ts';
import { common4 } from './common/level-4.ts';

/** The lines that any plot may use, by level. */
export const commonLines: Partial<Record<Level, Common>> = { 1: common1, 2: common2, 3: common3, 4: common4 };
