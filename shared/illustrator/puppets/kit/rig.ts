import type { Gender } from '../../../contract/storyteller.ts';
import type { Feeling, Pose } from '../../../words/scenes.ts';
import type { Brush } from './brush.ts';
import type { FootKind } from './feet.ts';
import type { HandKind } from './hands.ts';
import type { Build, Skeleton } from './skeleton.ts';

/** The inputs of a rig. */
export type Role = { s: Brush; pose: Pose; feeling: Feeling; gender: Gender };

/** The parts of one puppet, each drawn when its joints are known. */
export type Rig = {
	build: Build;
	/** Size of the whole figure, 1 being an adult of about 1000 units. */
	size: number;
	/** How far the drawing reaches above the middle of the head. */
	top: number;
	/** Sleeves cover this share of an arm; 0 is bare. */
	arm?: { colour: string; hand: HandKind; skin: string; sleeve?: number; cuff?: string; grip?: number };
	leg?: { colour: string; foot: FootKind; shoe: string; size?: number };
	/** Behind everything: tails, wings, capes. In the frame of the trunk. */
	back?(j: Skeleton): string;
	body(j: Skeleton): string;
	/** Round (0,0), the middle of the head. */
	head(j: Skeleton): string;
	/** Behind the trunk, turning with the head: long hair, manes. */
	behindHead?(j: Skeleton): string;
	/** Over the body and under the head: scarves, collars. */
	neckwear?(j: Skeleton): string;
	/** Over everything but the arms. */
	front?(j: Skeleton): string;
	/** The sideways reach of tails, wings or hats. */
	side?: number;
	/** Own limbs instead of two legs. */
	ownLegs?(j: Skeleton): string;
	/** True if the clothes hide the legs, so that the body is painted over them even when sitting. */
	skirted?: boolean;
	/** True if a beard falls over the shoulders, so that the head is painted over the arms. */
	bearded?: boolean;
	floats?: boolean;
	/** Where the drawing sits above the ground, for floaters. */
	lift?: number;
};

export type Drawn = { svg: string; width: number; height: number; headTop: number; floats?: boolean };
