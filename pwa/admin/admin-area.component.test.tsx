import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '../../shared/contract/user.ts';
import { createStory } from '../e2e/stories.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { setUpAdminServer } from '../testing/admin-server.ts';
import { goTo, openApp, phone, tablet } from '../testing/app-page.tsx';

const server = setUpAdminServer();
const sizes = [
	['phone', phone],
	['tablet', tablet],
	['wide desktop', { width: 1440, height: 900 }],
] as const;
const lists = ['/admin/users', '/admin/stories', '/admin/audit'];

describe('lists with the longest emails', { tags: 'deep' }, () => {
	const emails = [
		'maximiliana.featherstonehaugh-pemberton@grundschule-waldstrasse.example.org',
		// The longest that an account may have, its local part without a place to break.
		`${'a'.repeat(64)}@${'subdomain-of-a-school.'.repeat(8)}example.org`.padEnd(254, 'g'),
	];
	const shown = (email: string) => page.getByText(email, { exact: true }).first();

	beforeEach(async () => {
		for (const email of emails) {
			const login = { email, password: 'a-key-for-the-family' };
			const subscription = { status: 'active', hasLifetimeAccess: true };
			const body = { ...login, role: 'parent', profile: { name: 'Maxi', age: 40 }, subscription };
			await server.request('POST', '/api/admin/users', { as: server.ada, body });
			await createStory(server, await server.request<Session>('POST', '/api/auth/login', { body: login }));
		}
	});

	it.each(sizes)('break no email within a word on a %s, and fit it', async (_name, viewport) => {
		await openApp('/', { as: server.ada, viewport });
		for (const path of lists) {
			await goTo(path);
			for (const email of emails) {
				await expect.element(shown(email)).toBeVisible();
				await expect.poll(() => breaksWithinWords(email), { message: path }).toEqual([]);
			}
			await expect.poll(() => document.documentElement.scrollWidth, { message: path }).toBe(viewport.width);
			const regions = page.getByCss('div:has(> table)');
			const scrolled = () => regions.elements().filter((region) => region.scrollWidth > region.clientWidth);
			await expect.poll(() => scrolled().length, { message: path }).toBe(0);
		}
	});

	it.each(lists)('have no accessibility violations at %s', async (path) => {
		await openApp(path, { as: server.ada });
		for (const email of emails) await expect.element(shown(email)).toBeVisible();
		await expectAccessible();
	});
});

describe('the admin navigation', { tags: 'deep' }, () => {
	it.each(sizes)('is one row on a %s, and the current item is in view', async (_name, viewport) => {
		await openApp('/admin/audit', { as: server.ada, viewport });
		const parts = page.getByRole('navigation', { name: 'Admin' });
		const back = page.getByRole('link', { name: 'Back to Everbranch' });
		const boxOf = (element: Element) => element.getBoundingClientRect();
		await expect.element(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
		const middles = () => {
			const links = [back.element(), ...parts.getByRole('link').elements()];
			return new Set(links.map(boxOf).map(({ y, height }) => Math.round(y + height / 2)));
		};
		await expect.poll(() => middles().size).toBe(1);
		const current = parts.getByRole('link', { name: 'Audit log' });
		await expect.poll(() => boxOf(current.element()).right).toBeLessThanOrEqual(viewport.width);
		const users = parts.getByRole('link', { name: 'Users' });
		users.element().focus();
		await expect.poll(() => boxOf(users.element()).x).toBeGreaterThan(boxOf(back.element()).x);
	});
});

/** Each two letters of the email, wherever it is shown, between which a line ends. */
function breaksWithinWords(email: string): string[] {
	const found: string[] = [];
	for (const element of document.querySelectorAll('main *')) {
		if (element.textContent !== email || element.firstElementChild?.textContent === email) continue;
		const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		let before = { letter: '', top: 0 };
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			for (const [index, letter] of [...(text.nodeValue ?? '')].entries()) {
				const range = document.createRange();
				range.setStart(text, index);
				range.setEnd(text, index + 1);
				const { top } = range.getBoundingClientRect();
				const isWord = /\w\w/.test(before.letter + letter);
				if (isWord && Math.abs(top - before.top) > 4) found.push(before.letter + letter);
				before = { letter, top };
			}
		}
	}
	return found;
}
