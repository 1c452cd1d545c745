import type { Prop } from '../../../words/scenes.ts';
import type { FootKind } from '../kit/feet.ts';
import type { HandKind } from '../kit/hands.ts';
import type { Beard } from './beards.ts';
import type { Detail } from './details.ts';
import type { Cut } from './garments.ts';
import type { Hairstyle } from './hair.ts';
import type { Hat } from './hats.ts';

export type Frame = 'adult' | 'child' | 'giant' | 'small' | 'stout';

/** The colours of one outfit: the main cloth, what trims it, the legs, the shoes and the hat. */
export type Scheme = { cloth: string; trim: string; legs: string; shoes: string; hat?: string; hatTrim?: string };

export type PersonRole = {
	schemes: readonly Scheme[];
	frame: Frame;
	cut: Cut;
	/** What women may wear instead, half of the time. */
	gown?: Cut;
	details: readonly Detail[];
	/** Sets of details to choose from by seed instead. */
	choices?: readonly (readonly Detail[])[];
	hat?: Hat;
	hats?: readonly Hat[];
	foot: FootKind;
	hand?: HandKind;
	/** How much of the arm the sleeve covers; 1 is all of it. */
	sleeve?: number;
	hair?: readonly Hairstyle[];
	hairColours?: readonly string[];
	beard?: Beard;
	skins?: readonly string[];
	/** Held when the scene puts nothing else into the hand. */
	own?: Prop;
	glasses?: boolean;
	eyepatch?: boolean;
	pointedEars?: boolean;
	nose?: 'small' | 'big' | 'round' | 'patch';
	/** Sewn of sacking: stitches on the face, straw at the wrists. */
	stitched?: boolean;
	wings?: boolean;
	tusks?: boolean;
	size?: number;
};
