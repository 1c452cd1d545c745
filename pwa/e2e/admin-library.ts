import type { Page } from 'playwright';
import { beforeAll, expect } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import type { AdminStory } from '../admin/story/admin-story.ts';
import { adaKeepsTheHouse, loginAsAda } from './admin.ts';
import { storyOf } from './family.ts';
import { faultsOf } from './faults.ts';
import { bringUpWorld, type World } from './world.ts';

export type StoriesAnswer = { stories: Story[]; pagination: { total: number; totalPages: number } };

/** A world in which Rosa writes stories and Ada looks after them. */
export type Library = {
	world: World;
	ada: Session;
	rosa: Session;
	/** A page of Ada's. */
	arrive(path: string): Promise<Page>;
	openList(query: string): Promise<Page>;
	openStory(story: Story): Promise<Page>;
	/** Readable stories of Rosa's, with titles of their own. */
	storiesCalled(...titles: string[]): Promise<Story[]>;
	save(story: Story, body: { title: string; isPublished: boolean }): Promise<AdminStory>;
	told(story: Story): Promise<AdminStory>;
	deleteAtServer(story: Story): Promise<void>;
	titlesAtServer(search: string): Promise<string[]>;
	/** What is in the way of those who cannot see it all, once Ada has gone there. */
	faultsAt(go: (page: Page) => Promise<unknown>): Promise<string[]>;
};

/** A machine may be slow; one that is not waits no longer for it. */
export const patience = { timeout: 20_000 };

export function bringUpLibrary(): Library {
	const world = bringUpWorld(adaKeepsTheHouse);
	const library = { world } as Library;
	beforeAll(async () => {
		library.ada = await loginAsAda(world);
		library.rosa = await world.register('Rosa');
	});
	library.arrive = async (path) => {
		const page = await world.pageFor(library.ada);
		await page.goto(path);
		return page;
	};
	library.openList = async (query) => {
		const page = await library.arrive(`/admin/stories${query}`);
		await page.getByRole('heading', { name: 'Stories', exact: true }).waitFor();
		return page;
	};
	library.openStory = ({ _id }) => library.arrive(`/admin/stories/${_id}`);
	library.storiesCalled = async (...titles) => {
		const stories: Story[] = [];
		for (const title of titles) {
			const story = await storyOf(world, library.rosa);
			await library.save(story, { title, isPublished: false });
			stories.push(story);
		}
		return stories;
	};
	library.save = ({ _id }, body) => world.ask('PUT', `/api/admin/stories/${_id}`, { as: library.ada, body });
	library.told = ({ _id }) => world.ask('GET', `/api/admin/stories/${_id}`, { as: library.ada });
	library.deleteAtServer = ({ _id }) => world.ask('DELETE', `/api/admin/stories/${_id}`, { as: library.ada });
	library.titlesAtServer = async (search) => {
		const path = `/api/admin/stories?search=${search}`;
		const { stories } = await world.ask<StoriesAnswer>('GET', path, { as: library.ada });
		return stories.map(({ title }) => title);
	};
	library.faultsAt = async (go) => {
		const page = await world.pageFor(library.ada);
		await go(page);
		return faultsOf(page);
	};
	return library;
}

/** Waits until the list shows just these stories, in this order. */
export async function expectTitles(page: Page, ...titles: string[]): Promise<void> {
	await expect.poll(() => titlesOf(page), patience).toEqual(titles);
}

export function titlesOf(page: Page): Promise<string[]> {
	const links = page.getByRole('link', { name: /^Edit / });
	return links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')?.slice(5) ?? ''));
}

/** Ticks a box or takes its tick away; the box itself lies under its drawn twin. */
export async function tick(page: Page, name: string): Promise<void> {
	await page.getByRole('checkbox', { name }).click({ force: true });
}

/** Says yes to the question that is open. */
export async function confirmDeletion(page: Page): Promise<void> {
	await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}
