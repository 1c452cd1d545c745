import { expect } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import { link, type Place, type Tab } from './tab.ts';

/** The heading of a chapter, whatever its title. */
export const chapter = (number: number): Place => `//h2[starts-with(normalize-space(), "Chapter ${number}")]`;

/** One of the ways on from the last chapter, from 1. */
export const choice = (number: number): Place => `//ol[preceding-sibling::h3]/li[${number}]/button`;

/** Starts the app, finds the story in the library and opens it. */
export async function openStoryFromList(tab: Tab, { title }: Story): Promise<void> {
	await tab.open('/');
	await tab.press(link(title));
	await tab.see(chapter(1));
}

/**
 * The app is at home on a device once its worker answers for it, which it does not do for the first page it sees. Its letters
 * are its own then: with those that stood there before, what is to be pressed would lie elsewhere.
 */
export async function untilWorkerControls(tab: Tab): Promise<void> {
	await tab.run(() => navigator.serviceWorker.ready.then(() => null));
	await tab.reload();
	await expect.poll(() => tab.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
	await tab.see(chapter(1));
	await tab.run(() => document.fonts.ready.then(() => null));
}

/** Takes one of the ways on, from 1. It is brought to the middle first: what still moves there is not pressed by anybody. */
export async function takeChoice(tab: Tab, number: number): Promise<void> {
	const placeOf = (at: number) => {
		const button = document.querySelector(`h3 ~ ol > li:nth-child(${at}) > button`);
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

/** A picture is there when its pixels are, not when its element is. */
export async function untilPicturePainted(tab: Tab): Promise<void> {
	const isPainted = () => {
		const picture = document.querySelector<HTMLImageElement>('article img[src^="/api/media/"]');
		return !!picture?.complete && picture.naturalWidth > 0;
	};
	await expect.poll(() => tab.run(isPainted)).toBe(true);
}

/** The first chapter's voice is heard when its time goes by. */
export async function untilAudible(tab: Tab, { from = 0 } = {}): Promise<void> {
	const isHeard = (since: number) => {
		const audio = document.querySelector('audio');
		return !!audio && !audio.paused && audio.duration > 5 && audio.currentTime > since + 0.2;
	};
	await expect.poll(() => tab.run(isHeard, from)).toBe(true);
}
