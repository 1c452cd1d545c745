import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import { changeSyncedStories } from './network.ts';
import { untilPainted } from './timers.ts';

/** The card of a story on the dashboard. */
export function cardOf(title: string): Locator {
	return page.getByRole('listitem').filter({ hasText: title });
}

export const cards = () => page.getByRole('region', { name: 'Stories' }).getByRole('article');

/** Replaces the stories in the server's sync responses. */
export function answerWithStories(stories: readonly Story[]): void {
	changeSyncedStories(() => [...stories]);
}

/** The story before its first chapter is written. */
export function asUnwritten(story: Story): Story {
	return { ...story, status: 'queued', nodes: [], startNode: null };
}

/** The box of an element in the viewport. */
export function boxOf(locator: Locator): { x: number; y: number; width: number; height: number } {
	const { x, y, width, height } = locator.element().getBoundingClientRect();
	return { x, y, width, height };
}

/** The box of an element once it is the same in two consecutive frames. */
export async function settledBoxOf(locator: Locator): Promise<ReturnType<typeof boxOf>> {
	let box = boxOf(locator);
	const isAtRest = async () => {
		const before = JSON.stringify(box);
		await untilPainted();
		box = boxOf(locator);
		return JSON.stringify(box) === before;
	};
	await expect.poll(isAtRest).toBe(true);
	return box;
}

/** Deletes a story from its card, and confirms that. */
export async function deleteFromCard(title: string): Promise<void> {
	await page.getByRole('button', { name: `Delete ${title}` }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}
