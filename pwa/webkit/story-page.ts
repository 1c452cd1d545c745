import { expect } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import { link, type Place, type Tab } from './tab.ts';

/** The heading of a chapter, whatever its title. */
export const chapter = (number: number): Place => `//h2[starts-with(normalize-space(), "Chapter ${number}")]`;

/** A choice of the last chapter, from 1. */
const choice = (number: number): Place => `//ol[starts-with(@aria-labelledby, "next-")]/li[${number}]/button`;

/** Starts the app, and opens the story from the dashboard. */
export async function openStoryFromList(tab: Tab, { title }: Story): Promise<void> {
	await tab.open('/');
	await tab.press(link(title));
	await tab.see(chapter(1));
}

/**
 * The worker controls a page from its second load on. The fonts
 * are loaded then: a later change of fonts would move what is to be pressed.
 */
export async function untilWorkerControls(tab: Tab): Promise<void> {
	await tab.run(() => navigator.serviceWorker.ready.then(() => null));
	await tab.reload();
	await expect.poll(() => tab.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
	await tab.see(chapter(1));
	await tab.run(() => document.fonts.ready.then(() => null));
}

/** Takes a choice, from 1. It is scrolled to the middle and pressed once it no longer moves. */
export async function takeChoice(tab: Tab, number: number): Promise<void> {
	const placeOf = (at: number) => {
		const button = document.querySelector(`ol[aria-labelledby^="next-"] > li:nth-child(${at}) > button`);
		button?.scrollIntoView({ block: 'center', behavior: 'instant' });
		return button?.getBoundingClientRect().top ?? null;
	};
	let before: number | null = null;
	const isAtRest = async () => {
		const last = before;
		before = await tab.run(placeOf, number);
		return before !== null && before === last;
	};
	await expect.poll(isAtRest, { interval: 500 }).toBe(true);
	await tab.press(choice(number));
}

/** Waits until a picture's pixels are loaded, not only its element. */
export async function untilPicturePainted(tab: Tab): Promise<void> {
	const isPainted = () => {
		const picture = document.querySelector<HTMLImageElement>('article img[src^="/api/media/"]');
		return !!picture?.complete && picture.naturalWidth > 0;
	};
	await expect.poll(() => tab.run(isPainted)).toBe(true);
}

/** Waits until the narration of the first chapter advances beyond `from` seconds. */
export async function untilAudible(tab: Tab, { from = 0 } = {}): Promise<void> {
	const isHeard = (since: number) => {
		const audio = document.querySelector('audio');
		return !!audio && !audio.paused && audio.duration > 5 && audio.currentTime > since + 0.2;
	};
	await expect.poll(() => tab.run(isHeard, from)).toBe(true);
}
