import type { MoodPacks } from '../pack.ts';
import { adventurous } from './moods/adventurous.ts';
import { bouncy } from './moods/bouncy.ts';
import { brave } from './moods/brave.ts';
import { calm } from './moods/calm.ts';
import { cheerful } from './moods/cheerful.ts';
import { cozy } from './moods/cozy.ts';
import { curious } from './moods/curious.ts';
import { determined } from './moods/determined.ts';
import { dramatic } from './moods/dramatic.ts';
import { dreamy } from './moods/dreamy.ts';
import { enchanted } from './moods/enchanted.ts';
import { energetic } from './moods/energetic.ts';
import { epic } from './moods/epic.ts';
import { exciting } from './moods/exciting.ts';
import { friendly } from './moods/friendly.ts';
import { funny } from './moods/funny.ts';
import { giggly } from './moods/giggly.ts';
import { heartwarming } from './moods/heartwarming.ts';
import { hopeful } from './moods/hopeful.ts';
import { joyful } from './moods/joyful.ts';
import { magical } from './moods/magical.ts';
import { mischievous } from './moods/mischievous.ts';
import { mysterious } from './moods/mysterious.ts';
import { peaceful } from './moods/peaceful.ts';
import { playful } from './moods/playful.ts';
import { silly } from './moods/silly.ts';
import { spooky } from './moods/spooky.ts';
import { triumphant } from './moods/triumphant.ts';
import { whimsical } from './moods/whimsical.ts';
import { wonderFilled } from './moods/wonder-filled.ts';

/** One pack of words for each mood of `shared/words/moods.ts`. */
export const moodPacks: MoodPacks = {
	adventurous,
	bouncy,
	brave,
	calm,
	cheerful,
	cozy,
	curious,
	determined,
	dramatic,
	dreamy,
	enchanted,
	energetic,
	epic,
	exciting,
	friendly,
	funny,
	giggly,
	heartwarming,
	hopeful,
	joyful,
	magical,
	mischievous,
	mysterious,
	peaceful,
	playful,
	silly,
	spooky,
	triumphant,
	whimsical,
	'wonder-filled': wonderFilled,
};
