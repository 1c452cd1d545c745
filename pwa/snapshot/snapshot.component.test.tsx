import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createStory } from '../e2e/stories.ts';
import { closeApp, desktop, openApp, setUpServer } from '../testing/app-page.tsx';
import { expectAddress } from '../testing/list-page.ts';
import { isSnapshotShown, replaceSnapshot, showSnapshot } from './show-snapshot.ts';
import { snapshotKey } from './stored-snapshot.ts';

const server = setUpServer();
let rosa: Session;
let pips: Story;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	pips = await createStory(server, rosa, { isDrawn: true });
});
afterEach(() => document.getElementById('root')?.removeAttribute('id'));

const snapshot = () => localStorage.getItem(snapshotKey) ?? '';
const card = ({ title }: Story) => page.getByRole('link', { name: title });

/** Opens the dashboard in an element with the id of a page's root, and waits until the snapshot is stored. */
async function openLibrary(): Promise<void> {
	await openApp('/', { as: rosa, viewport: desktop });
	await expect.element(card(pips)).toBeVisible();
	const root = document.getElementById('main')?.closest('body > *');
	if (root) root.id = 'root';
	await expect.poll(snapshot).toContain(pips.title);
}

describe('the snapshot of the dashboard', () => {
	it('is cleared with the session', async () => {
		await openLibrary();
		await page.getByRole('button', { name: 'Logout' }).click();
		await expectAddress('/login');
		expect(snapshot()).toBe('');
	});

	it('is cleared when a story was deleted on another device', async () => {
		const gone = await createStory(server, rosa, { hero: 'Quill' });
		await openLibrary();
		await expect.poll(snapshot).toContain(gone.title);
		await card(pips).click();
		await expect.element(page.getByRole('heading', { level: 1, name: pips.title })).toBeVisible();
		await server.request('DELETE', `/api/stories/${gone._id}`, { as: rosa });
		// The app syncs when its window gets the focus.
		window.dispatchEvent(new Event('focus'));
		await expect.poll(snapshot).toBe('');
	});

	it('is not replaced while a pointer is down on it, and the click is repeated in the app', async () => {
		await openLibrary();
		await closeApp();
		const root = document.getElementById('root') as HTMLElement;
		try {
			expect(showSnapshot()).toBe(true);
			const shown = root.querySelector('button');
			if (!shown) throw new Error('The snapshot has no button.');
			shown.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
			let presses = 0;
			const app = document.createElement('div');
			app.id = 'root';
			const button = document.createElement('button');
			button.ariaLabel = shown.ariaLabel;
			button.textContent = shown.textContent;
			button.addEventListener('click', () => {
				presses += 1;
			});
			app.append(button);
			const handedOver = replaceSnapshot(app);
			// Without a pointer the app is in the document at once.
			for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
			expect(shown.isConnected).toBe(true);
			expect(isSnapshotShown()).toBe(true);
			shown.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
			shown.click();
			await handedOver;
			expect(shown.isConnected).toBe(false);
			expect(isSnapshotShown()).toBe(false);
			expect(presses).toBe(1);
			expect(button.isConnected).toBe(true);
		} finally {
			document.getElementById('root')?.remove();
		}
	});
});
