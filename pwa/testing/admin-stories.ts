import { beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { AdminStory } from '../admin/stories/story-calls.ts';
import { requestStory, waitForStory } from '../e2e/stories.ts';
import { setUpAdminServer } from './admin-server.ts';
import { openApp, type TestServer } from './app-page.tsx';

/** The response of the admin's list of stories. */
export type StoriesAnswer = { stories: Story[]; pagination: { total: number; totalPages: number } };

/** A server for each test with Rosa, who writes stories, and Ada, who manages them. */
export type AdminStories = {
	server: TestServer & { ada: Session };
	rosa: Session;
	open(path: string): Promise<void>;
	openList(query: string): Promise<void>;
	openStory(story: Story): Promise<void>;
	/** Creates readable stories of Rosa's with these titles. */
	createStories(...titles: string[]): Promise<Story[]>;
	save(story: Story, body: { title: string; isPublished: boolean }): Promise<AdminStory>;
	/** Fetches the story as an admin. */
	fetchStory(story: Story): Promise<AdminStory>;
	deleteOnServer(story: Story): Promise<void>;
	fetchTitles(search: string): Promise<string[]>;
};

export function setUpAdminStories(): AdminStories {
	const server = setUpAdminServer();
	const library = { server } as AdminStories;
	beforeEach(async () => {
		library.rosa = await server.register('Rosa');
	});
	const request = <Answer>(method: string, path: string, body?: unknown) =>
		server.request<Answer>(method, path, { as: server.ada, body });
	library.open = (path) => openApp(path, { as: server.ada });
	library.openList = async (query) => {
		await library.open(`/admin/stories${query}`);
		await expect.element(page.getByRole('heading', { name: 'Stories', exact: true })).toBeVisible();
	};
	library.openStory = ({ _id }) => library.open(`/admin/stories/${_id}`);
	library.createStories = async (...titles) => {
		const ids: string[] = [];
		// Stories are ordered by their requests; the chapters are written concurrently.
		for (const _ of titles) ids.push(await requestStory(server, library.rosa));
		return Promise.all(
			titles.map(async (title, index) => {
				const story = await waitForStory(server, library.rosa, ids[index]!, ({ nodes }) => nodes.length > 0);
				await library.save(story, { title, isPublished: false });
				return story;
			}),
		);
	};
	library.save = ({ _id }, body) => request('PUT', `/api/admin/stories/${_id}`, body);
	library.fetchStory = ({ _id }) => request('GET', `/api/admin/stories/${_id}`);
	library.deleteOnServer = ({ _id }) => request('DELETE', `/api/admin/stories/${_id}`);
	library.fetchTitles = async (search) => {
		const { stories } = await request<StoriesAnswer>('GET', `/api/admin/stories?search=${search}`);
		return stories.map(({ title }) => title);
	};
	return library;
}

/** Waits until the list shows exactly these stories, in this order. */
export async function expectTitles(...titles: string[]): Promise<void> {
	await expect.poll(titlesInList).toEqual(titles);
}

/** The titles in the list, in order. */
export function titlesInList(): string[] {
	const links = page.getByRole('link', { name: /^Edit / }).elements();
	return links.map((link) => link.getAttribute('aria-label')?.slice('Edit '.length) ?? '');
}

/** Toggles the checkbox of one story, or of all. It is covered by its drawn copy. */
export async function toggleSelection(name: string): Promise<void> {
	await page.getByRole('checkbox', { name }).click({ force: true });
}

/** Confirms the open dialog. */
export async function confirmDeletion(): Promise<void> {
	await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}
