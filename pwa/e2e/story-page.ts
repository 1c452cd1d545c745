import type { Locator, Page } from 'playwright';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { BrowserWorld } from './browser-world.ts';

/** Opens a story on an empty device, and waits for its first chapter. */
export async function openStory(
	world: BrowserWorld,
	reader: Session,
	story: Story,
	options: Parameters<BrowserWorld['pageFor']>[1] = {},
): Promise<Page> {
	const page = await world.pageFor(reader, options);
	await page.goto(`/story/${story._id}`);
	await chapter(page, 1).waitFor();
	return page;
}

/** The choices at the end of the path. */
export function choices(page: Page) {
	return page.getByRole('list', { name: 'What happens next?' }).last().getByRole('button');
}

/** Switches to another profile of the family. */
export async function switchProfile(page: Page, name: string): Promise<void> {
	await page.getByRole('button', { name: 'Active Profile' }).click();
	await page.getByRole('menuitemradio', { name }).click();
}

export function chapter(page: Page, number: number) {
	return page.getByRole('heading', { name: new RegExp(`^Chapter ${number}\\b`) });
}

/** Opens the dialog about a chapter. */
export async function openChapterInfo(page: Page, number: number): Promise<Locator> {
	await page.getByRole('button', { name: `About chapter ${number}` }).click();
	return page.getByRole('dialog', { name: `About chapter ${number}` });
}

export function alertOf(page: Page, sentence: string) {
	return page.getByRole('alert').getByText(sentence, { exact: true });
}

/** Waits until a picture's pixels are loaded, not only its element. */
export async function untilPicturePainted(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const picture = document.querySelector<HTMLImageElement>('article img[src^="/api/media/"]');
		return !!picture?.complete && picture.naturalWidth > 0;
	});
}

/** Moves what is heard to shortly before its end. */
export async function skipToEnd(page: Page): Promise<void> {
	// The length of a recording that is still being made is infinite.
	await page.waitForFunction(() => Number.isFinite(document.querySelector('audio')?.duration));
	await page.evaluate(() => {
		const audio = document.querySelector('audio')!;
		audio.currentTime = audio.duration - 0.3;
	});
}
