import type { Page } from 'playwright';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { answer, type Which } from './answers.ts';
import type { World } from './world.ts';

/** A story on somebody's device, its first chapter in sight. */
export async function open(
	world: World,
	reader: Session,
	story: Story,
	options: Parameters<World['pageFor']>[1] = {},
): Promise<Page> {
	const page = await world.pageFor(reader, options);
	await page.goto(`/story/${story._id}`);
	await chapter(page, 1).waitFor();
	return page;
}

/** What may happen next at the end of the path. */
export function choices(page: Page) {
	return page.getByRole('list', { name: 'What happens next?' }).last().getByRole('button');
}

/** Another profile of the family is chosen. */
export async function actAs(page: Page, name: string): Promise<void> {
	await page.getByRole('button', { name: 'Active Profile' }).click();
	await page.getByRole('menuitemradio', { name }).click();
}

/**
 * Keeps calls from reaching the server until the returned function is called. Where only their answers were held back, its
 * news would bring by another way what came of them.
 */
export async function holdBack(page: Page, which: Which): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await answer(page, which, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

export function chapter(page: Page, number: number) {
	return page.getByRole('heading', { name: new RegExp(`^Chapter ${number}\\b`) });
}

export function alertOf(page: Page, sentence: string) {
	return page.getByRole('alert').getByText(sentence, { exact: true });
}

/** A picture is there when its pixels are, not when its element is. */
export async function isPainted(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const picture = document.querySelector<HTMLImageElement>('article img[src^="/api/media/"]');
		return !!picture?.complete && picture.naturalWidth > 0;
	});
}
