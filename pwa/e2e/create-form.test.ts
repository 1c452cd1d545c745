import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../shared/user.ts';
import { childOf, storyWhen } from './family.ts';
import { atTheForm, begin, fieldOf, fillIn, pick } from './story-form.ts';
import { bringUpWorld, desktop } from './world.ts';

const world = bringUpWorld();
let rosa: Session;
beforeAll(async () => {
	rosa = await world.register('Rosa');
});

describe('the form', () => {
	it('names what is missing one thing after the other, and begins only when nothing is', async () => {
		const page = await atTheForm(world, rosa);
		const isMissing = async (sentence: string) => {
			await page.getByText(sentence, { exact: true }).waitFor();
			await expect.poll(() => begin(page).isDisabled()).toBe(true);
		};
		await isMissing('Please select a genre');
		await pick(page, 'Genre', 'Dragon');
		await isMissing('Please select a mood');
		await pick(page, 'Mood', 'Cozy');
		await isMissing('Please enter a character name');
		await page.getByLabel('Character name').fill('   ');
		await isMissing('Please enter a character name');
		await page.getByLabel('Character name').fill('Pip');
		await isMissing('Please select a character type');
		await pick(page, 'Character type', 'Teddy Bear');
		await isMissing('Please select at least one character trait');
		await fieldOf(page, 'Character traits').click();
		await page.getByRole('dialog').getByRole('button', { name: 'Brave', exact: true }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
		await expect.poll(() => begin(page).isEnabled()).toBe(true);
	});

	it.each([
		['Genre', 'drag', 'Dragon'],
		['Mood', 'COZ', 'Cozy'],
		['Character type', 'teddy b', 'Teddy Bear'],
	])('has a list for %s that is searched, and closed without a choice', async (label, search, found) => {
		const page = await atTheForm(world, rosa);
		await fieldOf(page, label).click();
		const list = page.getByRole('dialog', { name: label, exact: true });
		const items = list.getByRole('listitem');
		await expect.poll(() => items.count()).toBeGreaterThan(29);
		await list.getByRole('searchbox').fill('zzz');
		await list.getByText('Nothing is called that. Try another word.').waitFor();
		await list.getByRole('searchbox').fill(search);
		await items.filter({ hasText: found }).waitFor();
		await list.getByRole('button', { name: 'Close' }).click();
		await list.waitFor({ state: 'detached' });
		await expect.poll(() => fieldOf(page, label).textContent()).toContain('Choose…');
		await pick(page, label, found);
		await expect.poll(() => fieldOf(page, label).textContent()).toContain(found);
	});

	it('takes three traits and bars the fourth until one is given up', async () => {
		const page = await atTheForm(world, rosa);
		await fieldOf(page, 'Character traits').click();
		const list = page.getByRole('dialog', { name: 'Character traits' });
		const chip = (name: string) => list.getByRole('button', { name, exact: true });
		for (const trait of ['Brave', 'Kind', 'Magical']) await chip(trait).click();
		await list.getByText('3 of 3 chosen').waitFor();
		await expect.poll(() => chip('Funny').isDisabled()).toBe(true);
		await chip('Kind').click();
		await chip('Funny').click();
		await expect
			.poll(() => list.getByRole('button', { pressed: true }).allTextContents())
			.toEqual(['Brave', 'Funny', 'Magical']);
		await expect.poll(() => list.getByRole('button', { name: 'Close' }).isVisible()).toBe(true);
		await list.getByRole('button', { name: 'Done' }).click();
		await expect.poll(() => fieldOf(page, 'Character traits').textContent()).toContain('Brave, Magical, Funny');
	});

	it('is filled by chance, with three traits', async () => {
		const page = await atTheForm(world, rosa);
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await expect.poll(() => begin(page).isEnabled()).toBe(true);
		await expect.poll(() => page.getByLabel('Character name').inputValue()).not.toBe('');
		await fieldOf(page, 'Character traits').click();
		await page.getByRole('dialog').getByText('3 of 3 chosen').waitFor();
	});

	it('has three buttons for the gender, of which one or none is pressed', async () => {
		const page = await atTheForm(world, rosa);
		const genders = page.getByRole('group', { name: 'Gender' });
		await expect.poll(() => genders.getByRole('button').allTextContents()).toEqual(['Male', 'Female', 'Other']);
		await genders.getByRole('button', { name: 'Female' }).click();
		await genders.getByRole('button', { name: 'Other' }).click();
		await expect.poll(() => genders.getByRole('button', { pressed: true }).allTextContents()).toEqual(['Other']);
		await genders.getByRole('button', { name: 'Other' }).click();
		await expect.poll(() => genders.getByRole('button', { pressed: true }).count()).toBe(0);
	});

	it.each([
		[5, '3-5'],
		[8, '6-8'],
		[11, '9-11'],
		[12, '12+'],
	])('proposes the age group of somebody who is %i', async (age, group) => {
		const page = await atTheForm(world, await world.register('Sam', age));
		await expect.poll(() => page.getByLabel('Age group').inputValue()).toBe(group);
		await expect.poll(() => page.getByLabel('Age group').isEnabled()).toBe(true);
	});
});

describe('acting as a child', () => {
	it('has only the genres that a parent allowed, and an age group that cannot be changed', async () => {
		const ida = await world.register('Ida');
		const milo = await childOf(world, ida, 'Milo', { age: 7, genres: ['dragon', 'forest'] });
		const page = await atTheFormAs(ida, 'Milo');
		await expect.poll(() => page.getByLabel('Age group').inputValue()).toBe('6-8');
		await expect.poll(() => page.getByLabel('Age group').isDisabled()).toBe(true);
		await fieldOf(page, 'Genre').click();
		await expect
			.poll(() => page.getByRole('dialog').getByRole('listitem').allTextContents())
			.toEqual(['Dragon', 'Forest']);
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await begin(page).click();
		await page.waitForURL(/\/story\//);
		const story = await storyWhen(world, ida, page.url().split('/').at(-1) ?? '', () => true);
		expect(story).toMatchObject({ author: { _id: milo._id }, ageGroup: '6-8' });
		expect(['dragon', 'forest']).toContain(story.genre);
	});

	it('is told to ask a parent when no genre is allowed', async () => {
		const otto = await world.register('Otto');
		await childOf(world, otto, 'Milo', { genres: [] });
		const page = await atTheFormAs(otto, 'Milo');
		await page
			.getByText('No genres have been enabled by your parent. Please ask them to enable some genres.')
			.waitFor();
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await page.getByText('No genres are available. Please ask a parent to enable some genres.').waitFor();
		await expect.poll(() => begin(page).isDisabled()).toBe(true);
	});
});

describe('a hero', () => {
	it('may not have a name that hurts, and nothing else of the form is lost', async () => {
		const page = await atTheForm(world, rosa);
		await fillIn(page, 'Shithead');
		const before = await fieldOf(page, 'Character traits').textContent();
		await begin(page).click();
		await page.getByRole('alert').getByText('This name could hurt somebody. Please choose a kinder one.').waitFor();
		await expect.poll(() => page.getByLabel('Character name').inputValue()).toBe('Shithead');
		await expect.poll(() => fieldOf(page, 'Character traits').textContent()).toBe(before);
		await expect.poll(() => begin(page).isEnabled()).toBe(true);
	});

	it.each(['W', '👍', '李'])('may have 60 letters like %s in its name, and is told of one too many', async (letter) => {
		const page = await atTheForm(world, rosa);
		await fillIn(page, letter.repeat(59));
		await expect.poll(() => begin(page).isEnabled()).toBe(true);
		await page.getByLabel('Character name').fill(letter.repeat(60));
		await expect.poll(() => begin(page).isEnabled()).toBe(true);
		await page.getByLabel('Character name').fill(letter.repeat(61));
		await page.getByText('At most 60 characters').waitFor();
		await page.getByText('Please change the character name').waitFor();
		await expect.poll(() => begin(page).isDisabled()).toBe(true);
		await expect.poll(() => page.getByLabel('Character name').inputValue()).toBe(letter.repeat(61));
	});

	it.each([
		'😀',
		'李小龙',
		'عمر',
		'<script>alert(1)</script>',
		'Maximiliana-Seraphina Rosalinde Evergreen of the Higher Hill',
	])('may be called %s, and is called so in the story', async (name) => {
		const page = await atTheForm(world, rosa);
		await fillIn(page, name);
		await expect.poll(() => page.getByLabel('Character name').inputValue()).toBe(name);
		await begin(page).click();
		await page.waitForURL(/\/story\//);
		await page.getByRole('heading', { name: 'Chapter 1' }).waitFor();
		await expect.poll(() => page.getByRole('article').textContent()).toContain(name);
	});
});

/** On the form, acting as a child; wide enough for the sidebar, from which everything is one press away. */
async function atTheFormAs(parent: Session, child: string): Promise<Page> {
	const page = await world.pageFor(parent, { viewport: desktop });
	await page.goto('/');
	await page.getByRole('button', { name: 'Active Profile' }).click();
	await page.getByRole('menuitemradio', { name: child }).click();
	await page.getByRole('link', { name: 'Create Magic' }).click();
	await page.getByRole('heading', { name: 'Create Magic' }).waitFor();
	return page;
}
