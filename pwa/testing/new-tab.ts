import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/**
 * Clicks a link to a new tab, and returns its path. The tab is not opened: it would be
 * another page than that of the tests.
 */
export async function pathOfNewTab(link: Locator): Promise<string> {
	await expect.element(link).toHaveAttribute('target', '_blank');
	const opened: string[] = [];
	const keepClosed = (event: MouseEvent) => {
		const clicked = event.target instanceof Element ? event.target.closest('a') : null;
		// A link that the app's router has handled opens no tab.
		if (clicked && !event.defaultPrevented) opened.push(clicked.pathname);
		event.preventDefault();
	};
	window.addEventListener('click', keepClosed);
	try {
		await link.click();
		await expect.poll(() => opened.length).toBe(1);
	} finally {
		window.removeEventListener('click', keepClosed);
	}
	return opened[0] ?? '';
}
