import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { setUpWorld } from './browser-world.ts';
import { openProfile } from './profile-page.ts';
import { createChild, createStory } from './stories.ts';

const world = setUpWorld();

// covers: beyond-product/own-data-everything-one
it('the downloaded archive has the account and the stories, and its pages can be read without a server', async () => {
	const rosa = await world.register('Rosa');
	await createChild(world, rosa, 'Milo');
	const { title } = await createStory(world, rosa, { isDrawn: true });
	const page = await openProfile(world, rosa);
	const press = () => page.getByRole('button', { name: 'Download your data' }).click();
	const [download] = await Promise.all([page.waitForEvent('download'), press()]);
	expect(download.suggestedFilename()).toMatch(/^everbranch-\d{4}-\d\d-\d\d\.zip$/);
	await page.getByText('Your data is in your downloads').waitFor();
	const files = unzipSync(new Uint8Array(await readFile(await download.path())));
	const paths = Object.keys(files);
	const read = (path: string) => strFromU8(files[path] ?? new Uint8Array());
	expect(JSON.parse(read('account.json')).email).toBe(rosa.user.email);
	expect(JSON.parse(read('stories.json'))[0].title).toBe(title);
	const storyPath = paths.find((path) => path.startsWith('stories/')) ?? '';
	const picture = paths.find((path) => path.startsWith('pictures/')) ?? '';
	expect(strFromU8(files[picture]?.slice(8, 12) ?? new Uint8Array())).toBe('WEBP');
	const reader = await (await world.newDevice()).newPage();
	await reader.route('**', (route) => {
		const bytes = files[decodeURIComponent(new URL(route.request().url()).pathname.slice(1))];
		return bytes ? route.fulfill({ body: Buffer.from(bytes) }) : route.abort();
	});
	await reader.goto(`http://unpacked.example/${storyPath}`);
	await reader.getByRole('heading', { level: 1, name: title }).waitFor();
	await expect.poll(() => reader.evaluate(() => document.querySelector('img')?.naturalWidth)).toBe(1536);
});
