import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desktop, openApp, setUpServer } from '../../testing/app-page.tsx';
import { setOnline } from '../../testing/network.ts';
import { stripShown } from './strip-shown.ts';

const server = setUpServer();
const note = () => localStorage.getItem(stripShown);
const strip = page.getByText('1 thing waits to be sent.');

beforeEach(async () => {
	await openApp('/profile', { as: await server.register('Rosa'), viewport: desktop });
	await expect.element(page.getByRole('heading', { level: 1, name: 'Your Kingdom' })).toBeVisible();
	setOnline(false);
	await page.getByRole('region', { name: 'Basic information' }).getByLabelText('Name').fill('Rosalie');
	await page.getByRole('button', { name: 'Save All Changes' }).click();
	await expect.element(strip).toBeVisible();
});

it('keeps its room on the screen where everything was sent, so that no button moves, and gives it back on the next screen', async () => {
	const room = strip.element().closest('[role=status]') as HTMLElement;
	const height = () => room.getBoundingClientRect().height;
	const whileShown = height();
	expect(whileShown).toBeGreaterThanOrEqual(48);
	setOnline(true);
	await expect.element(strip).not.toBeInTheDocument();
	expect(height()).toBe(whileShown);
	await page.getByRole('link', { name: 'Create Magic' }).first().click();
	await expect.element(page.getByRole('heading', { level: 1, name: 'Create Magic' })).toBeVisible();
	await expect.poll(height).toBe(0);
});

it('notes for the next start whether it is shown', async () => {
	await expect.poll(note).toBe('yes');
	setOnline(true);
	await expect.element(strip).not.toBeInTheDocument();
	await expect.poll(note).toBeNull();
});

it('leaves no note behind at a logout', async () => {
	await expect.poll(note).toBe('yes');
	await page.getByRole('button', { name: 'Logout' }).click();
	await page.getByRole('button', { name: 'Log out all the same' }).click();
	await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
	await expect.poll(note).toBeNull();
});
