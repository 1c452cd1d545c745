import type { Page } from 'playwright';
import { onDevice, slowDown, stopwatchTime } from './device.ts';

/** Milliseconds of one start without a server, and of the stories opened after it. */
export type Start = { firstPaint: number; rows: number; firstOpening: number; openings: number[] };

const openedLater = 3;

/** Milliseconds of a press on a card, which an app may use to preload. */
const pressedFor = 80;

/**
 * Starts a new browser on a profile that knows the page: from the navigation to sixty rows that are painted. Then stories
 * are opened from the list, one after the other.
 */
export function start(profile: string, url: string, slowness: number): Promise<Start> {
	return onDevice(profile, async (page) => {
		await slowDown(page, slowness);
		await page.goto(url);
		const rows = await stopwatchTime(page, 'rows');
		const firstPaint = await stopwatchTime(page, 'firstPaint');
		const firstOpening = await openStory(page, 0);
		const openings: number[] = [];
		for (let number = 1; number <= openedLater; number++) openings.push(await openStory(page, number));
		return { firstPaint, rows, firstOpening, openings };
	});
}

/** Milliseconds from the press on a card to the first chapter's text; then it returns to the list. */
async function openStory(page: Page, number: number): Promise<number> {
	const opening = stopwatchTime(page, 'opening()');
	await page.locator('li h2 a').nth(number).click({ delay: pressedFor });
	const milliseconds = await opening;
	await page.goBack();
	await page.locator('li h2').nth(59).waitFor();
	return milliseconds;
}
