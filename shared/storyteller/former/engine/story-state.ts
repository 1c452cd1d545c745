import type { Camera, Weather } from '../../../words/scenes.ts';
import type { Line, Slots } from '../../text/templates.ts';
import type { TextCounts } from '../../text/text.ts';
import type { Place } from '../content/pack.ts';
import type { StorySetup } from './story-setup.ts';

/** The state of a story while its chapters are composed one after another. */
export type StoryState = {
	plan: StorySetup;
	slots: Slots;
	/** The place of this chapter, and all places so far. */
	place: Place;
	visitedPlaces: Place[];
	camera: Camera | undefined;
	/** The indexes of the taken choices as text; seeds what may differ between branches. */
	path: string;
	/** Depends on the taken choices, so that the three branches after a chapter use different variants. */
	variantOffset: number;
	chapter: number;
	/** The number of this attempt at the chapter; each attempt may give another text. */
	attempt: number;
	/** The counts of the chapter's text so far, and how many words the next passage may have. */
	chapterCounts: TextCounts;
	wordsLeft: number;
	/** How many clashes could not be avoided (see clashes.ts). */
	clashes: number;
	saidSentences: Set<string>;
	usedLines: Set<Line>;
	/** How many of the hero's traits the text has shown. */
	traitsShown: number;
	/** The payoffs of earlier choices, for the last chapter. */
	pendingPayoffs: string[];
	/** The keys of all choices that were offered. */
	offeredKeys: Set<string>;
	hasMetHelper: boolean;
	/** Whether the running detail has been introduced. */
	hasMetDetail: boolean;
	/** Whether the time of day has been mentioned, or is that of the chapter before. */
	isHourTold: boolean;
	weather: Weather;
	/** Whether the weather has been mentioned, or is that of the chapter before. */
	isWeatherTold: boolean;
};

/** A copy for an attempt at a chapter that may be dropped. */
export function copyState(state: StoryState): StoryState {
	const { saidSentences, usedLines, pendingPayoffs } = state;
	return {
		...state,
		saidSentences: new Set(saidSentences),
		usedLines: new Set(usedLines),
		pendingPayoffs: [...pendingPayoffs],
	};
}
