import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { address } from './app-page.tsx';

/** Waits for the status text below a list. */
export async function expectStatusText(values: string): Promise<void> {
	await expect.element(page.getByRole('status').filter({ hasText: values })).toBeVisible();
}

/** Waits until the app is at this path and search. */
export async function expectAddress(path: string): Promise<void> {
	await expect.poll(address).toBe(path);
}

/** Enters text without a browser command, which would need a timer that may be fake. */
export function enterText(field: Locator, text: string): void {
	const input = field.element() as HTMLInputElement;
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
	input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
