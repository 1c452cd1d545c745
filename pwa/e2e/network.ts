import type { Page, Route } from 'playwright';
import type { Story } from '../../shared/contract/story.ts';
import type { Changes } from '../../shared/contract/sync.ts';

/** A method and a path, in which `*` matches one segment. */
export type Which = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Edits the server's response to such calls. */
async function change<Answer>(page: Page, which: Which, edit: (answer: Answer) => Answer): Promise<void> {
	await answer(page, which, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, json: edit(await response.json()) });
	});
}

/** Edits the stories in the server's sync responses. */
export async function changeStories(page: Page, edit: (stories: Story[]) => Story[]): Promise<void> {
	await change<Changes>(page, 'GET /api/sync', (changes) => ({ ...changes, stories: edit(changes.stories) }));
}

/** Holds the server's responses until the returned function is called; the server has carried the calls out. */
export async function hold(page: Page, which: Which): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await answer(page, which, async (route) => {
		const response = await route.fetch();
		await promise;
		await route.fulfill({ response });
	});
	return resolve;
}

/** Holds such calls before the server until the returned function is called. */
export async function keepBack(page: Page, which: Which): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await answer(page, which, async (route) => {
		await promise;
		await route.fallback();
	});
	return resolve;
}

/** Removes all rules. */
export async function recover(page: Page): Promise<void> {
	await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Counts the calls that the page sends. */
export function countCalls(page: Page, which: Which): { count: number } {
	const calls = { count: 0 };
	const { method, isAt } = partsOf(which);
	page.on('request', (request) => {
		if (request.method() === method && isAt(new URL(request.url()))) calls.count += 1;
	});
	return calls;
}

/** Answers such calls instead of the server. */
async function answer(page: Page, which: Which, respond: (route: Route) => Promise<void>): Promise<void> {
	const { method, isAt } = partsOf(which);
	await page.route(isAt, (route) => (route.request().method() === method ? respond(route) : route.fallback()));
}

function partsOf(which: Which): { method: string; isAt: (url: URL) => boolean } {
	const [method = '', path = ''] = which.split(' ');
	const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
	return { method, isAt: ({ pathname }) => pattern.test(pathname) };
}
