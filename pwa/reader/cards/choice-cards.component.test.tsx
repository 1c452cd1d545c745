import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Session, User } from '../../../shared/contract/user.ts';
import { createChild, createStory } from '../../e2e/stories.ts';
import { allowMotion, phone, setUpServer, tablet } from '../../testing/app-page.tsx';
import { countCalls, setOnline } from '../../testing/network.ts';
import { chapter, choices, openStory } from '../../testing/story-page.ts';

const server = setUpServer();
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});

/** A story for readers from 3 to 5. */
const createSmallStory = (childId?: string) =>
	createStory(server, rosa, { ageGroup: '3-5', ...(childId && { childId }) });

const card = (text: string) => page.getByRole('button', { name: text, exact: true });
const undo = () => page.getByRole('button', { name: 'Not this one' });
const pictures = () => choices().getByCss('img');
const saveSettings = (child: User, choicesAsPictures: boolean) =>
	server.request('PUT', `/api/users/settings/${child._id}`, {
		as: rosa,
		body: { ...child.settings, choicesAsPictures },
	});

describe('the choices of a story for the smallest', () => {
	// covers: choices-as-pictures/cards
	it('are three pictures, with the words as their names', async () => {
		await openStory(rosa, await createSmallStory());
		await expect.element(pictures()).toHaveLength(3);
		for (const name of ['Go left', 'Go right', 'Wait a while']) await expect.element(card(name)).toBeVisible();
		const shown = pictures().elements() as HTMLImageElement[];
		await expect.poll(() => shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)).toBe(true);
		expect(new Set(shown.map(({ src }) => src)).size).toBe(3);
	});

	it('are taken by one press', async () => {
		await openStory(rosa, await createSmallStory());
		await card('Go right').click();
		await expect.element(undo()).toBeVisible();
		await expect.element(card('Go left')).toHaveAttribute('aria-disabled', 'true');
		await expect.element(chapter(2)).toBeVisible();
		await expect.element(page.getByText('You chose: Go right')).toBeVisible();
	});

	// covers: choices-as-pictures/undo
	it('are not taken when the press is undone, and the focus is on the card again', async () => {
		const generated = countCalls('POST /api/stories/*/generate');
		await openStory(rosa, await createSmallStory());
		await card('Go right').click();
		await undo().click();
		await expect.element(undo()).not.toBeInTheDocument();
		await expect.element(card('Go right')).toHaveFocus();
		await card('Wait a while').click();
		await expect.element(chapter(2)).toBeVisible();
		await expect.element(page.getByText('You chose: Wait a while', { exact: true })).toBeVisible();
		expect(generated.count).toBe(1);
	});

	it('can be taken and undone with the keyboard', async () => {
		await openStory(rosa, await createSmallStory());
		(await card('Go left').findElement()).focus();
		await userEvent.keyboard('{Enter}');
		await userEvent.tab();
		await expect.element(undo()).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect.element(card('Go left')).toHaveFocus();
	});

	it('count the seconds with reduced motion, and show a ring otherwise', async () => {
		await openStory(rosa, await createSmallStory());
		await card('Go left').click();
		const shownIn = (selector: string) =>
			[...undo().element().querySelectorAll(selector)].map((element) => getComputedStyle(element).display);
		expect([shownIn('svg[viewBox="0 0 36 36"]'), shownIn('span > span')]).toEqual([['none'], ['block']]);
		await allowMotion();
		expect(shownIn('svg[viewBox="0 0 36 36"]')).not.toEqual(['none']);
	});

	it.each([phone, tablet])('leave the lowest tenth of the screen free', async (viewport) => {
		await openStory(rosa, await createSmallStory(), { viewport });
		await expect.element(pictures()).toHaveLength(3);
		const list = page.getByRole('list', { name: 'What happens next?' }).element();
		list.scrollIntoView({ block: 'end', behavior: 'instant' });
		await expect
			.poll(() =>
				Math.max(
					...choices()
						.elements()
						.map((button) => button.getBoundingClientRect().bottom),
				),
			)
			.toBeLessThanOrEqual(innerHeight * 0.9);
	});

	it('are kept without a network', async () => {
		await openStory(rosa, await createSmallStory());
		await expect.element(pictures()).toHaveLength(3);
		setOnline(false);
		await card('Go left').click();
		await expect.element(page.getByText(/^Your choice is kept/)).toBeVisible();
	});
});

describe('the switch of a child', () => {
	// covers: choices-as-pictures/switch
	it('makes pictures of the choices of an older child', async () => {
		const milo = await createChild(server, rosa, 'Milo');
		await saveSettings(milo, true);
		await openStory(rosa, await createStory(server, rosa, { childId: milo._id }));
		await expect.element(pictures()).toHaveLength(3);
	});

	it('makes words of the choices of a small one', async () => {
		const juno = await createChild(server, rosa, 'Juno', { age: 4 });
		await saveSettings(juno, false);
		await openStory(rosa, await createSmallStory(juno._id));
		await expect.element(choices()).toHaveLength(3);
		await expect.element(pictures()).toHaveLength(0);
	});

	it('is off for the choices of everybody else', async () => {
		await openStory(rosa, await createStory(server, rosa));
		await expect.element(choices()).toHaveLength(3);
		await expect.element(pictures()).toHaveLength(0);
	});
});
