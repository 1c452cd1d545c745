import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { NarrationAnswer } from '../../../shared/contract/stories.ts';
import type { Changes } from '../../../shared/contract/sync.ts';
import type { Session, User } from '../../../shared/contract/user.ts';
import { createChild, createStory } from '../../e2e/stories.ts';
import { allowMotion, phone, setUpServer, tablet } from '../../testing/app-page.tsx';
import { changeAnswer, countCalls, holdAnswer, setOnline } from '../../testing/network.ts';
import { fakeSpeech, localVoice } from '../../testing/speech.ts';
import { chapter, choices, openStory } from '../../testing/story-page.ts';

const server = setUpServer({}, { realMedia: true });
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

/** What a hand on the lower edge of the screen would press. */
function pressedInLowestTenth(): string[] {
	const names: string[] = [];
	for (let y = innerHeight * 0.9 + 1; y < innerHeight; y += 8) {
		for (let x = 4; x < innerWidth; x += 12) {
			const pressed = document.elementFromPoint(x, y)?.closest('button, a, input, select, [data-text-of]');
			if (pressed) names.push(pressed.textContent ?? '');
		}
	}
	return names;
}

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

	// covers: choices-as-pictures/lowest-tenth
	it.each([phone, tablet])('leave nothing to press in the lowest tenth of the screen', async (viewport) => {
		await openStory(rosa, await createSmallStory(), { viewport });
		await expect.element(pictures()).toHaveLength(3);
		const inHand = new Set<string>();
		choices().first().element().scrollIntoView({ block: 'end', behavior: 'instant' });
		const first = scrollY;
		for (let y = first; y <= document.documentElement.scrollHeight - innerHeight; y += 20) {
			scrollTo({ top: y, behavior: 'instant' });
			for (const name of pressedInLowestTenth()) inHand.add(name);
		}
		expect(scrollY).toBeGreaterThan(first);
		expect([...inHand]).toEqual([]);
		// At the end of the page everything stands above it.
		scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
		const bottoms = [...document.querySelectorAll('main button, main a, footer a')].map(
			(one) => one.getBoundingClientRect().bottom,
		);
		expect(Math.max(...bottoms)).toBeLessThanOrEqual(innerHeight * 0.9);
	});

	it('are kept without a network', async () => {
		await openStory(rosa, await createSmallStory());
		await expect.element(pictures()).toHaveLength(3);
		setOnline(false);
		await card('Go left').click();
		await expect.element(page.getByText(/^Your choice is kept/)).toBeVisible();
	});
});

describe('the choices that are heard', () => {
	const ear = () => page.getByRole('button', { name: 'Hear the choices' });
	const names = ['Go left', 'Go right', 'Wait a while'];
	const lifted = () => [...document.querySelectorAll('[data-spoken]')].map((one) => one.textContent);
	const audio = () => document.querySelector('audio')!;
	/** The recordings of the tests are silence: a choice begins every two seconds. */
	const withTimes = (answer: NarrationAnswer) => {
		const from = [0, 9, 19];
		return {
			...answer,
			sentences: names.map((name, n) => ({ from: from[n]!, to: from[n]! + name.length, at: 2 * n })),
		};
	};
	const seek = (seconds: number) => {
		audio().currentTime = seconds;
	};

	// covers: choices-as-pictures/heard
	it('are spoken in turn by the voice of the device, and lifted while they are', async () => {
		const speech = fakeSpeech([localVoice]);
		changeAnswer<Changes>('GET /api/sync', (changes) => ({ ...changes, narrator: 'built-in' }));
		await openStory(rosa, await createSmallStory());
		await ear().click();
		for (const name of names) {
			await expect.poll(lifted).toEqual([name]);
			expect(speech.now()?.text).toBe(name);
			speech.endSentence();
		}
		await expect.poll(lifted).toEqual([]);
	});

	it('are spoken by a recording of the server, which is made once', async () => {
		const narrations = countCalls('POST /api/tts');
		changeAnswer<NarrationAnswer>('POST /api/tts', withTimes);
		await openStory(rosa, await createSmallStory());
		await ear().click();
		await expect.poll(lifted).toEqual(['Go left']);
		seek(2.5);
		await expect.poll(lifted).toEqual(['Go right']);
		seek(4.5);
		await expect.poll(lifted).toEqual(['Wait a while']);
		seek(29.9);
		await expect.poll(lifted).toEqual([]);
		await ear().click();
		await expect.poll(lifted).toEqual(['Go left']);
		expect(narrations.count).toBe(1);
	});

	// covers: choices-as-pictures/heard
	it('follow a chapter that was heard to its end, without another press', async () => {
		changeAnswer<NarrationAnswer>('POST /api/tts', withTimes);
		await openStory(rosa, await createSmallStory());
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		await expect.element(page.getByRole('button', { name: 'Pause chapter 1' })).toBeVisible();
		await expect.element(page.getByRole('region', { name: 'Reading aloud' })).toBeVisible();
		seek(29.9);
		await expect.poll(lifted).toEqual(['Go left']);
		await expect.element(page.getByRole('region', { name: 'Reading aloud' })).not.toBeInTheDocument();
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		await expect.element(page.getByRole('button', { name: 'Pause chapter 1' })).toBeVisible();
		await expect.poll(lifted).toEqual([]);
	});

	it.each([phone, tablet])('are scrolled to while they are spoken', async (viewport) => {
		const speech = fakeSpeech([localVoice]);
		changeAnswer<Changes>('GET /api/sync', (changes) => ({ ...changes, narrator: 'built-in' }));
		await openStory(rosa, await createSmallStory(), { viewport });
		await expect.element(pictures()).toHaveLength(3);
		ear().element().scrollIntoView({ block: 'end', behavior: 'instant' });
		const bar = page.getByRole('navigation', { name: 'Story' }).element();
		await ear().click();
		for (const name of names) {
			await expect.poll(lifted).toEqual([name]);
			const { top, bottom } = card(name).element().getBoundingClientRect();
			expect([top >= bar.getBoundingClientRect().bottom, bottom <= innerHeight * 0.9 + 4]).toEqual([true, true]);
			speech.endSentence();
		}
	});

	it('are silent at once when one is taken', async () => {
		changeAnswer<NarrationAnswer>('POST /api/tts', withTimes);
		await openStory(rosa, await createSmallStory());
		await ear().click();
		await expect.poll(lifted).toEqual(['Go left']);
		await card('Go right').click();
		await expect.poll(() => audio().paused).toBe(true);
		await undo().click();
		await expect.poll(lifted).toEqual([]);
	});

	it('are not spoken after one was taken while their recording was being made', async () => {
		const answer = holdAnswer('POST /api/tts');
		await openStory(rosa, await createSmallStory());
		await ear().click();
		await expect.element(ear()).toHaveAttribute('aria-busy', 'true');
		await card('Go right').click();
		answer();
		await expect.element(ear()).not.toHaveAttribute('aria-busy');
		expect(audio().paused).toBe(true);
		await expect.element(chapter(2)).toBeVisible();
		expect(audio().paused).toBe(true);
	});

	it('cannot be heard without a network and without a voice, and say so', async () => {
		await openStory(rosa, await createSmallStory());
		setOnline(false);
		await ear().click();
		await expect.element(page.getByRole('alert').getByText('Failed to generate audio')).toBeVisible();
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
