import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Changes } from '../../shared/contract/sync.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { createChild } from '../e2e/stories.ts';
import { getValue } from '../local/library/key-value.ts';
import { address, desktop, openApp, phone, reload, setUpServer, textsOf } from '../testing/app-page.tsx';
import { answerCall, changeAnswer, countCalls } from '../testing/network.ts';

const server = setUpServer();
let rosa: Session;
let juno: User;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	await createChild(server, rosa, 'Milo');
	juno = await createChild(server, rosa, 'Juno', { age: 10 });
});
const menu = () => page.getByRole('navigation', { name: 'Main' });
const selector = () => page.getByRole('button', { name: 'Active Profile' });
const list = () => page.getByRole('menu', { name: 'Active Profile' });
const entries = () => list().getByRole('menuitemradio');
const entryOf = (name: string) => list().getByRole('menuitemradio', { name });
const heading = (name: string) => page.getByRole('heading', { name });

describe('the Active Profile', () => {
	// covers: roles-permissions/child-mode-hides-your
	it.each([
		['desktop', desktop],
		['phone', phone],
	])('on a %s lists the parent and the children; a selected child cannot log out', async (_device, viewport) => {
		await open(viewport);
		await selector().click();
		await expect.element(entryOf('Juno')).toBeVisible();
		expect(textsOf(entries()).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
			expect.stringContaining('Rosa Parent view'),
			expect.stringContaining('Milo Child profile'),
			expect.stringContaining('Juno Child profile'),
		]);
		await entryOf('Juno').click();
		await expect.element(heading("Juno's Stories")).toBeVisible();
		await expect.element(page.getByText('Logout')).not.toBeInTheDocument();
		await expect.element(page.getByText('Your Kingdom')).not.toBeInTheDocument();
		await expect.poll(() => getValue('selectedChildId')).toBe(juno._id);
		await reload();
		await expect.element(heading("Juno's Stories")).toBeVisible();
		await selector().click();
		await entryOf('Rosa').click();
		await expect.element(heading('Welcome, Rosa')).toBeVisible();
		await expect.element(page.getByText('Logout')).toHaveLength(1);
	});

	// covers: entities-their/selected-child-refresh-children
	// covers: states-transitions/active-profile-choosing-child
	it('leads to the dashboard when a child is chosen on another screen', async () => {
		await open();
		await menu().getByRole('link', { name: 'Create Magic' }).click();
		await expect.element(heading('Create Magic')).toBeVisible();
		await selector().click();
		await entryOf('Milo').click();
		await expect.element(heading("Milo's Stories")).toBeVisible();
		expect(address()).toBe('/');
	});

	// covers: entities-their/child-profile-those-without
	it('omits a child without a name', async () => {
		changeAnswer<Changes>('GET /api/sync', (changes) => ({
			...changes,
			children: changes.children.map((child) =>
				child.profile.name === 'Milo' ? { ...child, profile: { name: '', age: 7 } } : child,
			),
		}));
		await open();
		await listsNames(['Rosa', 'Juno']);
	});

	// covers: errors/children-error-another-shape
	it.each([
		['an error', () => Response.json({ error: 'No.', message: 'No.', code: 'internal' }, { status: 500 })],
		['something else', () => Response.json({ children: 'none' })],
	])('keeps the stored children, silently, when they cannot be fetched because of %s', async (_what, syncAnswer) => {
		await open();
		await listsNames(['Rosa', 'Milo', 'Juno']);
		answerCall('GET /api/sync', syncAnswer);
		const calls = countCalls('GET /api/sync');
		await reload();
		await expect.poll(() => calls.settled).toBeGreaterThan(0);
		await listsNames(['Rosa', 'Milo', 'Juno']);
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	});

	// covers: shell-navigation/active-profile-selector-always
	it('closes on a press outside and on Escape, which focuses the button', async () => {
		await open();
		await selector().click();
		await expect.element(list()).toBeVisible();
		await heading('Welcome, Rosa').click();
		await expect.element(list()).not.toBeInTheDocument();
		await selector().click();
		await expect.element(list()).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(list()).not.toBeInTheDocument();
		await expect.element(selector()).toHaveFocus();
	});

	it('can be changed with the keyboard alone', async () => {
		await open();
		await expect.element(selector()).toBeVisible();
		(selector().element() as HTMLElement).focus();
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(entryOf('Rosa')).toHaveFocus();
		await expect.element(entryOf('Juno')).toBeVisible();
		for (const [key, name] of [
			['{ArrowDown}', 'Milo'],
			['{End}', 'Juno'],
			['{ArrowDown}', 'Rosa'],
			['{ArrowUp}', 'Juno'],
		] as const) {
			await userEvent.keyboard(key);
			await expect.element(entryOf(name)).toHaveFocus();
		}
		await userEvent.keyboard('{Enter}');
		await expect.element(heading("Juno's Stories")).toBeVisible();
	});

	it('covers a phone from edge to edge below the top bar', async () => {
		await open(phone);
		await selector().click();
		await expect.element(list()).toBeVisible();
		const box = () => list().element().getBoundingClientRect();
		await expect.poll(() => [box().x, box().width, box().y]).toEqual([0, phone.width, 64]);
	});

	it('covers the menu below it on a desktop', async () => {
		await open();
		await selector().click();
		await expect.element(list()).toBeVisible();
		const isSeen = () => menu().element().checkVisibility({ opacityProperty: true });
		await expect.poll(isSeen).toBe(false);
		await userEvent.keyboard('{Escape}');
		await expect.poll(isSeen).toBe(true);
	});
});

async function open(viewport = desktop): Promise<void> {
	await openApp('/', { as: rosa, viewport });
	await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens the menu, waits until it has these names, and closes it. */
async function listsNames(names: string[]): Promise<void> {
	await selector().click();
	const nameIn = (text: string) => text.split('\n').find((line) => line.length > 1);
	await expect.poll(() => textsOf(entries()).map(nameIn)).toEqual(names);
	await userEvent.keyboard('{Escape}');
	await expect.element(list()).not.toBeInTheDocument();
}
