import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { address } from './app-page.tsx';

/** Waits for what is said of a list as a whole, below it. */
export async function expectStatusText(words: string): Promise<void> {
	await expect.element(page.getByRole('status').filter({ hasText: words })).toBeVisible();
}

/** Waits until the app is at this path and search. */
export async function expectAddress(path: string): Promise<void> {
	await expect.poll(address).toBe(path);
}

/** Enters text as a keyboard does, at once: a command of the browser would need a timer, which may be a fake one. */
export function enterText(field: Locator, text: string): void {
	const input = field.element() as HTMLInputElement;
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
	input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
