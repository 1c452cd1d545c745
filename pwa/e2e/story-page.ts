import type { Page } from 'playwright';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import type { World } from './world.ts';

/** A story on somebody's device, its first chapter in sight. */
export async function open(world: World, reader: Session, story: Story): Promise<Page> {
	const page = await world.pageFor(reader);
	await page.goto(`/story/${story._id}`);
	await chapter(page, 1).waitFor();
	return page;
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
