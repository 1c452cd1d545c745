import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createChild } from '../e2e/stories.ts';
import { desktop, openApp, setUpServer, textsOf } from '../testing/app-page.tsx';
import {
	beginButton,
	fieldOf,
	fillForm,
	heroName,
	openForm,
	pickItem,
	untilStoryIsOpen,
} from '../testing/story-form.ts';
import { switchProfile } from '../testing/story-page.ts';

const server = setUpServer();
const ageGroup = () => page.getByLabelText('Age group');

describe('the form of a new story', () => {
	// covers: validation-rules/story-form-order-button
	it('names one missing input after the other, and can be submitted only when complete', async () => {
		await openForm(await server.register('Rosa'));
		const isMissing = async (sentence: string) => {
			await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
			await expect.element(beginButton()).toBeDisabled();
		};
		await isMissing('Please select a genre');
		await pickItem('Genre', 'Dragon');
		await isMissing('Please select a mood');
		await pickItem('Mood', 'Cozy');
		await isMissing('Please enter a character name');
		await heroName().fill('   ');
		await isMissing('Please enter a character name');
		await heroName().fill('Pip');
		await isMissing('Please select a character type');
		await pickItem('Character type', 'Teddy Bear');
		await isMissing('Please select at least one character trait');
		await fieldOf('Character traits').click();
		await page.getByRole('dialog').getByRole('button', { name: 'Brave', exact: true }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
		await expect.element(beginButton()).toBeEnabled();
	});

	it.each([
		['Genre', 'drag', 'Dragon'],
		['Mood', 'COZ', 'Cozy'],
		['Character type', 'teddy b', 'Teddy Bear'],
	])('has a list for %s that can be searched, and closed without a selection', async (label, search, found) => {
		await openForm(await server.register('Rosa'));
		await fieldOf(label).click();
		const list = page.getByRole('dialog', { name: label, exact: true });
		const items = list.getByRole('listitem');
		await expect.poll(() => items.elements().length).toBeGreaterThan(29);
		await list.getByRole('searchbox').fill('zzz');
		await expect.element(list.getByText('Nothing is called that. Try another word.')).toBeVisible();
		await list.getByRole('searchbox').fill(search);
		await expect.element(items.filter({ hasText: found })).toBeVisible();
		await list.getByRole('button', { name: 'Close' }).click();
		await expect.element(list).not.toBeInTheDocument();
		await expect.element(fieldOf(label)).toMatchTextContent('Choose…');
		await pickItem(label, found);
		await expect.element(fieldOf(label)).toMatchTextContent(found);
	});

	// covers: story-creation/searchable-modal-lists-close
	// covers: validation-rules/most-3-traits
	it('accepts three traits and disables the others until one is deselected', async () => {
		await openForm(await server.register('Rosa'));
		await fieldOf('Character traits').click();
		const list = page.getByRole('dialog', { name: 'Character traits' });
		const chip = (name: string) => list.getByRole('button', { name, exact: true });
		for (const trait of ['Brave', 'Kind', 'Magical']) await chip(trait).click();
		await expect.element(list.getByText('3 of 3 chosen')).toBeVisible();
		await expect.element(chip('Funny')).toBeDisabled();
		await chip('Kind').click();
		await chip('Funny').click();
		await expect
			.poll(() => textsOf(list.getByRole('button', { pressed: true })))
			.toEqual(['Brave', 'Funny', 'Magical']);
		await expect.element(list.getByRole('button', { name: 'Close' })).toBeVisible();
		await list.getByRole('button', { name: 'Done' }).click();
		await expect.element(fieldOf('Character traits')).toMatchTextContent('Brave, Magical, Funny');
	});

	// covers: story-creation/randomize-story-fills-form
	it('can be filled with random values, with three traits', async () => {
		await openForm(await server.register('Rosa'));
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await expect.element(beginButton()).toBeEnabled();
		await expect.element(heroName()).not.toHaveValue('');
		await fieldOf('Character traits').click();
		await expect.element(page.getByRole('dialog').getByText('3 of 3 chosen')).toBeVisible();
	});

	// covers: story-creation/name-gender-three-buttons
	it('has three buttons for the gender; at most one is pressed', async () => {
		await openForm(await server.register('Rosa'));
		const genders = page.getByRole('group', { name: 'Gender' });
		const pressed = genders.getByRole('button', { pressed: true });
		await expect.poll(() => textsOf(genders.getByRole('button'))).toEqual(['Male', 'Female', 'Other']);
		await genders.getByRole('button', { name: 'Female' }).click();
		await genders.getByRole('button', { name: 'Other' }).click();
		await expect.poll(() => textsOf(pressed)).toEqual(['Other']);
		await genders.getByRole('button', { name: 'Other' }).click();
		await expect.element(pressed).not.toBeInTheDocument();
	});

	it.each([
		[5, '3-5'],
		[8, '6-8'],
		[11, '9-11'],
		[12, '12+'],
	])('preselects the age group of an account of the age %i', async (age, group) => {
		await openForm(await server.register('Sam', age));
		await expect.element(ageGroup()).toHaveValue(group);
		await expect.element(ageGroup()).toBeEnabled();
	});
});

describe('the form of a new story, in a child’s view', () => {
	// covers: story-creation/age-group-dropdown-locked
	// covers: roles-permissions/parent-all-genres-acts
	it('has only the genres that a parent allowed, and an age group that cannot be changed', async () => {
		const rosa = await server.register('Rosa');
		const milo = await createChild(server, rosa, 'Milo', { age: 7, genres: ['dragon', 'forest'] });
		await openFormAs(rosa, 'Milo');
		await expect.element(ageGroup()).toHaveValue('6-8');
		await expect.element(ageGroup()).toBeDisabled();
		await fieldOf('Genre').click();
		await expect.poll(() => textsOf(page.getByRole('dialog').getByRole('listitem'))).toEqual(['Dragon', 'Forest']);
		await userEvent.keyboard('{Escape}');
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await beginButton().click();
		const story = await server.request<Story>('GET', `/api/stories/${await untilStoryIsOpen()}`, { as: rosa });
		expect(story).toMatchObject({ author: { _id: milo._id }, ageGroup: '6-8' });
		expect(['dragon', 'forest']).toContain(story.genre);
	});

	// covers: validation-rules/no-genres-allowed-randomize
	it('says to ask a parent when no genre is allowed', async () => {
		const rosa = await server.register('Rosa');
		await createChild(server, rosa, 'Milo', { genres: [] });
		await openFormAs(rosa, 'Milo');
		const noGenres = 'No genres have been enabled by your parent. Please ask them to enable some genres.';
		await expect.element(page.getByText(noGenres)).toBeVisible();
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		const noneAvailable = 'No genres are available. Please ask a parent to enable some genres.';
		await expect.element(page.getByText(noneAvailable)).toBeVisible();
		await expect.element(beginButton()).toBeDisabled();
	});
});

describe('the name of a hero', () => {
	it('is refused when it is on the blocklist, and the form keeps its values', async () => {
		await openForm(await server.register('Rosa'));
		await fillForm('Shithead');
		const before = fieldOf('Character traits').element().textContent;
		await beginButton().click();
		const refusal = 'This name could hurt somebody. Please choose a kinder one.';
		await expect.element(page.getByRole('alert').getByText(refusal)).toBeVisible();
		await expect.element(heroName()).toHaveValue('Shithead');
		expect(fieldOf('Character traits').element().textContent).toBe(before);
		await expect.element(beginButton()).toBeEnabled();
	});

	// covers: beyond-product/fields-beyond-their-bounds
	it('may have 60 characters of any script; one more is an error', async () => {
		await openForm(await server.register('Rosa'));
		await fillForm();
		for (const letter of ['W', '👍', '李']) {
			await heroName().fill(letter.repeat(59));
			await expect.element(beginButton()).toBeEnabled();
			await heroName().fill(letter.repeat(60));
			await expect.element(beginButton()).toBeEnabled();
			await heroName().fill(letter.repeat(61));
			await expect.element(page.getByText('At most 60 characters')).toBeVisible();
			await expect.element(page.getByText('Please change the character name')).toBeVisible();
			await expect.element(beginButton()).toBeDisabled();
			await expect.element(heroName()).toHaveValue(letter.repeat(61));
		}
	});

	it.each([
		'😀',
		'李小龙',
		'عمر',
		'<script>alert(1)</script>',
		'Maximiliana-Seraphina Rosalinde Evergreen of the Higher Hill',
	])('may be %s, unchanged in the story', async (name) => {
		await openForm(await server.register('Rosa'));
		await fillForm(name);
		await expect.element(heroName()).toHaveValue(name);
		await beginButton().click();
		await untilStoryIsOpen();
		await expect.element(page.getByRole('heading', { name: 'Chapter 1' })).toBeVisible();
		await expect.element(page.getByRole('article')).toMatchTextContent(name);
	});
});

/** Opens the form in a child's view, on a desktop with the side menu. */
async function openFormAs(parent: Session, child: string): Promise<void> {
	await openApp('/', { as: parent, viewport: desktop });
	await switchProfile(child);
	await page.getByRole('link', { name: 'Create Magic' }).click();
	await expect.element(page.getByRole('heading', { name: 'Create Magic' })).toBeVisible();
}
