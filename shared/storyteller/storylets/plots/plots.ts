import type { Plot } from '../format.ts';
import { borrowedBell } from './borrowed-bell/borrowed-bell.ts';
import { chainOfSwaps } from './chain-of-swaps/chain-of-swaps.ts';
import { crumbTrail } from './crumb-trail/crumb-trail.ts';
import { doNotWake } from './do-not-wake/do-not-wake.ts';
import { firstGift } from './first-gift/first-gift.ts';
import { hardLoaf } from './hard-loaf/hard-loaf.ts';
import { hiddenCup } from './hidden-cup/hidden-cup.ts';
import { littleEek } from './little-eek/little-eek.ts';
import { meToo } from './me-too/me-too.ts';
import { nextDoor } from './next-door/next-door.ts';
import { oneHouse } from './one-house/one-house.ts';
import { oneTooFew } from './one-too-few/one-too-few.ts';
import { oneWord } from './one-word/one-word.ts';
import { roofForTwo } from './roof-for-two/roof-for-two.ts';
import { roundThing } from './round-thing/round-thing.ts';
import { sevenDoors } from './seven-doors/seven-doors.ts';
import { smallLight } from './small-light/small-light.ts';
import { soupRace } from './soup-race/soup-race.ts';
import { theAunt } from './the-aunt/the-aunt.ts';
import { theBox } from './the-box/the-box.ts';
import { theHiccup } from './the-hiccup/the-hiccup.ts';
import { threeGates } from './three-gates/three-gates.ts';
import { twoBaskets } from './two-baskets/two-baskets.ts';
import { upsideDown } from './upside-down/upside-down.ts';
import { whoTookIt } from './who-took-it/who-took-it.ts';
import { wrongGuest } from './wrong-guest/wrong-guest.ts';

export const plots: readonly Plot[] = [
	firstGift,
	oneHouse,
	oneTooFew,
	oneWord,
	sevenDoors,
	soupRace,
	theAunt,
	upsideDown,
	whoTookIt,
	wrongGuest,
	threeGates,
	hardLoaf,
	littleEek,
	smallLight,
	chainOfSwaps,
	hiddenCup,
	twoBaskets,
	nextDoor,
	roofForTwo,
	doNotWake,
	borrowedBell,
	crumbTrail,
	theHiccup,
	theBox,
	roundThing,
	meToo,
];
