import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Chapter, Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { createChild, createStory, narrateChapter, waitForStory } from '../../e2e/stories.ts';
import { address, downloads, goTo, openApp, phone, reload, setUpServer } from '../../testing/app-page.tsx';
import { type UnpackedEpub, unpackEpub } from '../../testing/epub.ts';
import { changeAnswer, changeSyncedStories, setOnline } from '../../testing/network.ts';
import { createChildStory } from '../../testing/reports.ts';
import { chapter, openStory, switchProfile } from '../../testing/story-page.ts';

const server = setUpServer({}, { realMedia: true });
const hero = `Zoë & Bo "Q" <3 'n שלום 🐉`;
let rosa: Session;
let story: Story;

const generate = async ({ _id }: Story, nodeId: string | undefined, choiceIndex: number): Promise<Chapter> => {
	const body = { nodeId, choiceIndex };
	const path = `/api/stories/${_id}/generate`;
	return (await server.request<{ newNode: Chapter }>('POST', path, { as: rosa, body })).newNode;
};

const dialog = () => page.getByRole('dialog', { name: 'Keep this story' });
const openDialog = () => page.getByRole('button', { name: 'Keep this story' }).first().click();

async function makeEpub(): Promise<UnpackedEpub> {
	await openDialog();
	await dialog().getByRole('button', { name: 'Make the e-book' }).click();
	await expect.element(dialog().getByText(/^The e-book is in your downloads\./)).toBeVisible();
	const file = await downloads().at(-1)?.file;
	return unpackEpub(new Uint8Array((await file?.arrayBuffer()) ?? []));
}

const chapterNames = ({ names }: UnpackedEpub) => names.filter((name) => /chapter-\d+\.xhtml$/.test(name));
const textsOf = (document: Document, selector: string) =>
	[...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

beforeEach(async () => {
	rosa = await server.register('Rosa');
});

describe('a story as an e-book', () => {
	let first: Chapter | undefined;
	let right: Chapter;
	beforeEach(async () => {
		story = await createStory(server, rosa, { hero, isDrawn: true });
		[first] = story.nodes;
		right = await generate(story, first?._id, 1);
		await generate(story, first?._id, 0);
		await waitForStory(
			server,
			rosa,
			story._id,
			({ nodes }) => nodes.length === 3 && nodes.every(({ images }) => images),
		);
	});

	// covers: keepsakes/epub
	it('has every way that was read, with pictures, in sound EPUB', async () => {
		await openStory(rosa, story);
		await expect.element(chapter(2)).toBeVisible();
		const epub = await makeEpub();
		expect(downloads().at(-1)?.name).toBe("Zoë & Bo Q 3 'n שלום 🐉 and the Lantern.epub");
		expect(epub.issues).toEqual([]);
		expect(chapterNames(epub)).toHaveLength(3);
		expect(epub.names.filter((name) => name.endsWith('.jpg'))).toHaveLength(4);
		const opf = epub.document('book/package.opf');
		expect(opf.getElementsByTagName('dc:title')[0]?.textContent).toBe(story.title);
		expect(textsOf(epub.document('book/chapter-1.xhtml'), '.ways a')).toEqual(['Go left', 'Go right']);
		expect(opf.querySelectorAll('itemref[linear="no"]')).toHaveLength(1);
		expect(textsOf(epub.document('book/chapter-3.xhtml'), 'h1')).toEqual([right.chapterTitle]);
		expect(epub.document('book/chapter-1.xhtml').querySelector('img')?.getAttribute('alt')).toBe(
			`Scene from Chapter 1: ${first?.chapterTitle}`,
		);
	});

	it('lists the choices, also those that were not taken', async () => {
		await openStory(rosa, story);
		const epub = await makeEpub();
		const choices = epub.document('book/choices.xhtml');
		expect(choices.querySelectorAll('a')).toHaveLength(3);
		expect(textsOf(choices, '.bud')).toHaveLength(7);
	});

	it('states on its last page who made it', async () => {
		await openStory(rosa, story);
		const epub = await makeEpub();
		const credits = epub.document('book/credits.xhtml');
		expect(textsOf(credits, 'dt').map((subject, index) => [subject, textsOf(credits, 'dd')[index]])).toEqual([
			['Written by', 'Built-in'],
			['Drawn by', 'Built-in'],
		]);
	});

	it('is read aloud along the sentences of a narration that was made on this device', async () => {
		await openStory(rosa, story);
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		await expect.element(page.getByText('Built-in voice').first()).toBeVisible();
		const epub = await makeEpub();
		expect(epub.issues).toEqual([]);
		const [said] = epub.document('book/chapter-1.smil').querySelectorAll('par > text');
		expect(said?.getAttribute('src')).toBe('chapter-1.xhtml#s1');
		const audio = epub.document('book/chapter-1.xhtml').querySelector('audio');
		expect([audio?.getAttribute('src'), audio?.getAttribute('controls')]).toEqual(['chapter-1.mp3', 'controls']);
		expect(textsOf(epub.document('book/credits.xhtml'), 'dt')).toContain('Read aloud by');
	});

	it('is read aloud as well where the narration was made on another device', async () => {
		await narrateChapter(server, rosa, story._id, right);
		await openStory(rosa, story);
		await expect.element(chapter(2)).toBeVisible();
		const epub = await makeEpub();
		expect(epub.issues).toEqual([]);
		expect(epub.names.filter((name) => /\.(mp3|smil)$/.test(name)).sort()).toEqual([
			'book/chapter-3.mp3',
			'book/chapter-3.smil',
		]);
	});

	it('is made without a network, and says what is missing', async () => {
		await openStory(rosa, story);
		await expect.element(chapter(2)).toBeVisible();
		setOnline(false);
		const epub = await makeEpub();
		expect(epub.issues).toEqual([]);
		expect(chapterNames(epub)).toHaveLength(3);
		await expect.element(dialog().getByText(/make it again online/)).toBeVisible();
	});

	it('is shared where the system shares such files', async () => {
		const shared: File[] = [];
		const share = async ({ files = [] }: ShareData) => void shared.push(...files);
		Object.assign(navigator, { share, canShare: () => true });
		onTestFinished(() => {
			// The own properties hide the browser's.
			for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
		});
		await openStory(rosa, story);
		await openDialog();
		await dialog().getByRole('button', { name: 'Make the e-book' }).click();
		await expect.element(dialog().getByText('The e-book is ready.')).toBeVisible();
		expect(shared.map(({ type }) => type)).toEqual(['application/epub+zip']);
		expect(downloads()).toEqual([]);
	});

	it('is downloaded where sharing is refused', async () => {
		const share = () => Promise.reject(new DOMException('too late', 'NotAllowedError'));
		Object.assign(navigator, { share, canShare: () => true });
		onTestFinished(() => {
			for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
		});
		await openStory(rosa, story);
		expect((await makeEpub()).issues).toEqual([]);
	});
});

// covers: keepsakes/no-hidden-chapter
describe('keepsakes and what a child may see', () => {
	it('lack a chapter that a report hides, and what only follows it', async () => {
		const milo = await createChild(server, rosa, 'Milo');
		const { story, second } = await createChildStory(server, rosa, milo);
		await generate(story, second._id, 0);
		const body = { nodeId: second._id, reason: 'scary' };
		await server.request('POST', `/api/stories/${story._id}/report`, { as: rosa, body });
		await openApp('/', { as: rosa });
		await switchProfile('Milo');
		await goTo(`/story/${story._id}`);
		await expect.element(chapter(1)).toBeVisible();
		const epub = await makeEpub();
		expect(epub.issues).toEqual([]);
		expect(chapterNames(epub)).toEqual(['book/chapter-1.xhtml']);
		expect(epub.document('book/choices.xhtml').documentElement.textContent).not.toContain(second.chapterTitle);
		await goTo(`/story/${story._id}/gamebook`);
		await expect.element(page.getByRole('heading', { name: /^1/ })).toBeVisible();
		await expect.element(page.getByText(second.chapterTitle)).not.toBeInTheDocument();
	});

	it('lack chapters that are packed and were not read', async () => {
		story = await createStory(server, rosa);
		await server.request('POST', `/api/stories/${story._id}/pack`, { as: rosa, body: { depth: 1 } });
		await openStory(rosa, story);
		await expect.element(page.getByText('Packed for the journey').first()).toBeVisible();
		expect(chapterNames(await makeEpub())).toEqual(['book/chapter-1.xhtml']);
	});
});

describe('a paper gamebook', () => {
	type Part = { number: number; title: string; turns: { text: string; number: number }[]; text: string };

	const partOf = (section: Element): Part => {
		const [number = '', ...title] = [...(section.querySelector('h2')?.children ?? [])].map((one) => one.textContent);
		const turns = [...section.querySelectorAll('li')].map((item) => ({
			text: item.querySelector('bdi')?.textContent ?? '',
			number: Number(item.querySelector('b')?.textContent?.replace('turn to ', '')),
		}));
		return { number: Number(number), title: title.join(), turns, text: (section as HTMLElement).innerText };
	};

	/** The whole tree of a story of four chapters: 1 + 3 + 9 + 27. */
	async function readAllWays(): Promise<Map<string, Chapter>> {
		const all = new Map(story.nodes.map((node) => [node._id, node]));
		for (const node of all.values()) {
			for (const index of node.choices.keys()) {
				const next = await generate(story, node._id, index);
				all.set(next._id, next);
				node.choices[index]!.nextNodeId = next._id;
			}
		}
		return all;
	}

	// covers: keepsakes/gamebook
	it('turns to the right one of 40 sections at each choice', async () => {
		story = await createStory(server, rosa, { hero, ageGroup: '3-5' });
		const all = await readAllWays();
		expect(all.size).toBe(40);
		await openApp(`/story/${story._id}/gamebook`, { as: rosa });
		await expect.element(page.getByRole('heading', { name: /^40/ })).toBeVisible();
		const parts = page.getByRole('article').getByRole('region').elements().map(partOf);
		expect(parts.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
		const byNumber = new Map(parts.map((part) => [part.number, part]));
		const seen = new Set<number>();
		const compare = (node: Chapter, number: number) => {
			const part = byNumber.get(number);
			seen.add(number);
			expect(part?.title).toBe(node.chapterTitle);
			for (const paragraph of node.content.split('\n\n')) expect(part?.text).toContain(paragraph);
			expect(part?.turns.map(({ text }) => text)).toEqual(node.choices.map(({ text }) => text));
			expect(part?.text.includes('The End')).toBe(node.isEnding);
			for (const [index, choice] of node.choices.entries())
				compare(all.get(choice.nextNodeId ?? '') as Chapter, part?.turns[index]?.number ?? 0);
		};
		compare(story.nodes[0] as Chapter, 1);
		expect(seen.size).toBe(40);
		// Shuffled: the next number rarely follows the choice.
		expect(parts.filter(({ number, turns }) => turns[0]?.number === number + 1).length).toBeLessThan(6);
	});

	it('is opened from the story, says where it goes on, and prints once its pictures are there', async () => {
		story = await createStory(server, rosa, { isDrawn: true });
		await openStory(rosa, story, { viewport: phone });
		await openDialog();
		await dialog().getByRole('link', { name: 'See the paper gamebook' }).click();
		await expect.element(page.getByText('To be continued…')).toBeVisible();
		expect(address()).toBe(`/story/${story._id}/gamebook`);
		let painted: boolean[] = [];
		const { print } = window;
		window.print = () => {
			painted = [...document.querySelectorAll('article img')].map((image) => (image as HTMLImageElement).complete);
		};
		onTestFinished(() => {
			window.print = print;
		});
		await page.getByRole('button', { name: 'Print it' }).click();
		// On the cover, which is on paper only, and in the section.
		await expect.poll(() => painted).toEqual([true, true]);
	});

	it('has a smaller picture where the large one cannot be loaded, and no place for one that is lost', async () => {
		story = await createStory(server, rosa, { isDrawn: true });
		const lost = { large: '/api/media/lost.webp' };
		const withLost = (node: Chapter) => ({ ...node, images: { ...node.images!, ...lost } });
		changeSyncedStories((stories) => stories.map((one) => ({ ...one, nodes: one.nodes.map(withLost) })));
		changeAnswer<Story>('GET /api/stories/*', (one) => ({ ...one, nodes: one.nodes.map(withLost) }));
		await openApp(`/story/${story._id}/gamebook`, { as: rosa });
		await expect.element(page.getByText('To be continued…')).toBeVisible();
		const pictures = () => [...document.querySelectorAll('article img')].map((image) => image.getAttribute('src'));
		await expect.poll(pictures).toEqual(Array(2).fill(story.nodes[0]?.images?.medium));
		Object.assign(lost, { medium: '/api/media/lost-as-well.webp' });
		await reload();
		await expect.element(page.getByText('To be continued…')).toBeVisible();
		await expect.poll(pictures).toEqual([]);
	});

	it('is alone on the paper, and keeps each section on one page', async () => {
		story = await createStory(server, rosa);
		await openApp(`/story/${story._id}/gamebook`, { as: rosa });
		const section = page.getByRole('article').getByRole('region');
		await expect.element(section).toBeVisible();
		onTestFinished(() => commands.emulate({ media: null }));
		await commands.emulate({ media: 'print' });
		const shown = [...document.body.querySelectorAll<HTMLElement>('a, button, nav, footer, h1, h2')];
		const visible = shown.filter((element) => element.checkVisibility()).map(({ textContent }) => textContent);
		expect(visible).toEqual([story.title, 'How this book was made', `1${story.nodes[0]?.chapterTitle}`]);
		expect(getComputedStyle(section.element()).breakInside).toBe('avoid');
	});
});
