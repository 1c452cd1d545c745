import type { Browser, Page } from 'playwright';
import type { Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import type { Server } from '../server.ts';

const tablet = { viewport: { width: 820, height: 1180 } } as const;

/** Milliseconds for a narration on a busy machine. */
const slowestMs = 120_000;

/** A new device that opens a story in the reader. */
export async function openStory(
	browser: Browser,
	{ url }: Server,
	{ token }: Session,
	{ _id }: Pick<Story, '_id'>,
): Promise<Page> {
	const page = await (await browser.newContext(tablet)).newPage();
	page.setDefaultTimeout(slowestMs);
	await page.addInitScript((own) => localStorage.setItem('token', own), token);
	await page.goto(`${url}/story/${_id}`, { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Play chapter 1' }).waitFor();
	return page;
}

/** Presses play. When it was pressed, and when its first sound was there, in epoch milliseconds. */
export async function pressPlay(page: Page): Promise<{ pressed: number; sound: number }> {
	const heard = page.evaluate(
		() =>
			new Promise<{ pressed: number; sound: number }>((resolve) => {
				let pressed = 0;
				const onPress = ({ timeStamp }: Event) => {
					pressed = performance.timeOrigin + timeStamp;
				};
				document.addEventListener('click', onPress, { capture: true, once: true });
				const onSound = ({ timeStamp }: Event) => resolve({ pressed, sound: performance.timeOrigin + timeStamp });
				document.querySelector('audio')?.addEventListener('playing', onSound, { once: true });
			}),
	);
	await page.getByRole('button', { name: 'Play chapter 1' }).click();
	return heard;
}
