import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Chapter, Story } from '../../shared/contract/story.ts';
import { createStory } from '../e2e/stories.ts';
import { desktop, goTo, openApp, setUpServer } from '../testing/app-page.tsx';
import { changeAnswer, changeSyncedStories } from '../testing/network.ts';

const server = setUpServer();

it('S38 markup in a name, a title, a chapter and a choice is shown as text and runs nothing', async () => {
	const name = '<img src=x: onerror="ran=1"><b>Rosa</b>';
	const author = await server.register('Rosa');
	await server.request('PUT', '/api/users/profile', { as: author, body: { profile: { name, age: 36 } } });
	const { _id } = await createStory(server, author);
	changeSyncedStories((stories) => stories.map(inMarkup));
	changeAnswer<Story>(`GET /api/stories/${_id}`, inMarkup);

	await openApp('/', { as: author, viewport: desktop });
	await isShown(`Welcome, ${name}`);
	await isShown(markup('title'));
	await goTo(`/story/${_id}`);
	for (const text of ['title', 'content', 'choice']) await isShown(markup(text));
	await expect.element(page.getByRole('heading', { name: markup('chapter') })).toBeVisible();
	expect([document.querySelectorAll('[onerror]').length, 'ran' in window]).toEqual([0, false]);
});

function markup(mark: string): string {
	return `${mark}<b>b</b><img src=x: onerror="ran=1"><script>ran=1</script>&lt;`;
}

function inMarkup(story: Story): Story {
	const chapterInMarkup = (node: Chapter): Chapter => ({
		...node,
		chapterTitle: markup('chapter'),
		content: markup('content'),
		choices: node.choices.map((choice) => ({ ...choice, text: markup('choice') })),
	});
	return { ...story, title: markup('title'), nodes: story.nodes.map(chapterInMarkup) };
}

async function isShown(text: string): Promise<void> {
	await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
}
