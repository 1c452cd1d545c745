import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { openApp } from './app-page.tsx';

/* The reader. */

type Options = Omit<NonNullable<Parameters<typeof openApp>[1]>, 'as'>;

/** Opens a story on an empty device, and waits for its first chapter. */
export async function openStory(reader: Session, { _id }: Story, options: Options = {}): Promise<void> {
	await openApp(`/story/${_id}`, { as: reader, ...options });
	await expect.element(chapter(1)).toBeVisible();
}

/** The heading of a chapter. */
export function chapter(number: number): Locator {
	return page.getByRole('heading', { name: new RegExp(`^Chapter ${number}\\b`) });
}

/** The paragraphs of a chapter in the document; empty while it does not exist. */
export function paragraphsOf(number: number): string[] {
	const paragraphs = regionOf(number).getByCss('[data-opens-large]');
	return paragraphs.elements().map(({ textContent }) => textContent ?? '');
}

/** The choices at the end of the path. */
export function choices(): Locator {
	return page.getByRole('list', { name: 'What happens next?' }).last().getByRole('button');
}

/** The choices at an earlier chapter, which `Choose another way` opens. */
export function choicesOf(number: number): Locator {
	return regionOf(number).getByRole('list', { name: 'What happens next?' }).getByRole('button');
}

/** Takes another choice at the first chapter. */
export async function chooseOtherWay(index: number): Promise<void> {
	await page.getByRole('button', { name: 'Choose another way' }).first().click();
	await choicesOf(1).nth(index).click();
}

/** Waits until the focus is on the heading of a chapter. */
export async function expectFocusOnChapter(number: number): Promise<void> {
	await expect.poll(() => document.activeElement?.textContent).toMatch(new RegExp(`^Chapter ${number}\\b`));
}

/** Opens the dialog about a chapter. */
export async function openChapterInfo(number: number): Promise<Locator> {
	await page.getByRole('button', { name: `About chapter ${number}` }).click();
	return page.getByRole('dialog', { name: `About chapter ${number}` });
}

export function alertOf(sentence: string): Locator {
	return page.getByRole('alert').getByText(sentence, { exact: true });
}

/** Switches to another profile of the family. */
export async function switchProfile(name: string): Promise<void> {
	await page.getByRole('button', { name: 'Active Profile' }).click();
	await page.getByRole('menuitemradio', { name }).click();
}

/** Waits until a picture is painted. Needs a server with `realMedia`. */
export async function untilPicturePainted(): Promise<void> {
	const picture = () => document.querySelector<HTMLImageElement>('article img[src^="/api/media/"]');
	await expect.poll(() => picture()?.complete && picture()?.naturalWidth).toBeGreaterThan(0);
}

function regionOf(number: number): Locator {
	return page.getByRole('region', { name: new RegExp(`^Chapter ${number}\\b`) });
}
