import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, openApp, passwordOf, setUpServer } from './testing/app-page.tsx';
import { chapter, choices, expectFocusOnChapter } from './testing/story-page.ts';

const server = setUpServer({}, { realMedia: true });

it('a story is created and continued with the keyboard alone: login, create, choose, listen, enlarge, and back', {
	timeout: 180_000,
}, async () => {
	const { user } = await server.register('Rosa');
	await openApp('/', { viewport: desktop });
	await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeVisible();

	await tabTo('Email');
	await userEvent.keyboard(user.email ?? '');
	await tabTo('Password');
	await userEvent.keyboard(`${passwordOf('Rosa')}{Enter}`);
	await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();

	await press('Create New Story');
	await expect.element(page.getByRole('heading', { name: 'Create Magic' })).toBeVisible();
	await press('Genre Choose…');
	await tabTo('Search genre');
	await userEvent.keyboard('dino');
	await press('Dinosaur');
	await press('Mood Choose…');
	await press('Cozy');
	await tabTo('Age group');
	await userEvent.keyboard('{Home}');
	await tabTo('Character name');
	await userEvent.keyboard('Pip');
	await press('Other', '{ }');
	await press('Character type Choose…');
	await tabTo('Search character type');
	await userEvent.keyboard('robot');
	await press('Robot');
	await press('Character traits Choose…');
	await tabTo('Search character traits');
	await userEvent.keyboard('kind');
	await press('Kind', '{ }');
	await press('Done');
	await expect.element(page.getByLabelText('Age group')).toHaveValue('3-5');
	await press('Create My Story');
	await expect.poll(() => location.pathname).toMatch(/^\/story\//);

	await expect.element(chapter(1)).toBeVisible();
	await press('Play chapter 1');
	await expect.element(page.getByRole('button', { name: 'Pause chapter 1' })).toBeVisible();
	await userEvent.keyboard('{Enter}');
	await expect.element(page.getByRole('button', { name: 'Play chapter 1' })).toBeVisible();
	await press(choices().first().element().textContent ?? '');
	await expect.element(chapter(2)).toBeVisible();
	await expectFocusOnChapter(2);

	await expect.element(page.getByRole('button', { name: /^Scene from/ }).first()).toBeVisible();
	await press('Scene from', '{Enter}', backwards);
	await expect.element(page.getByRole('dialog', { name: /^Picture:/ })).toBeVisible();
	await userEvent.keyboard('+');
	await expect.element(page.getByText('150%')).toBeVisible();
	await userEvent.keyboard('{Escape}');
	await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
	await press('Back to Dashboard', '{Enter}', backwards);
	await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
});

const backwards = '{Shift>}{Tab}{/Shift}';

/** Presses Tab until the control of that name has the focus. No screen may take more presses than a patient person has. */
async function tabTo(name: string, key = '{Tab}'): Promise<void> {
	for (let presses = 0; presses < 60; presses++) {
		await userEvent.keyboard(key);
		const focused = nameOfFocused();
		if (focused === name || (name.length > 8 && focused.includes(name))) return;
	}
	throw new Error(`The keyboard does not reach “${name}”`);
}

async function press(name: string, key = '{Enter}', way?: string): Promise<void> {
	await tabTo(name, way);
	await userEvent.keyboard(key);
}

function nameOfFocused(): string {
	const element = document.activeElement;
	const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
	const labels = isField ? [...(element.labels ?? [])] : [];
	const named = element?.getAttribute('aria-labelledby')?.split(' ') ?? [];
	const parts = [...labels, ...named.map((id) => document.getElementById(id))].map((part) => part?.textContent);
	const picture = element?.querySelector('img')?.alt;
	return element?.getAttribute('aria-label') ?? (parts.join(' ') || picture || element?.textContent || '');
}
