import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import renderPicture from '../api/makers/illustrator/encoding/render.worker.ts';
import type { ChapterDraft } from '../shared/contract/storyteller.ts';
import { seededRandom } from '../shared/storyteller/seeded-random.ts';
import { sampleStories, type WholeStory } from '../shared/storyteller/storylets/check/sample.ts';
import { storylets } from '../shared/storyteller/storylets/storylets.ts';

/**
 * Writes a page of chapters of storylets, each text beside its picture: `node scripts/story-sheet.ts <folder> [seed] [count]`. It is
 * for reading whether time, place, cast and things of the text are in the picture. Every chapter is of another story.
 */
const [folder = 'story-sheet', seed = 'one', count = '16'] = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
const next = seededRandom(seed);
const stories = sampleStories(storylets, 400)
	.map((story) => ({ story, order: next() }))
	.toSorted((one, other) => one.order - other.order)
	.slice(0, Number(count));
const rows: string[] = [];
for (const [at, { story, order }] of stories.entries()) {
	const chapter = Math.floor(order * 7919) % story.drafts.length;
	const draft = story.drafts[chapter] as ChapterDraft;
	const picture = `${at + 1}.webp`;
	const { seed: look, hero } = story.brief;
	const { medium } = await renderPicture({ scene: draft.scene, seed: look, gender: hero.gender });
	writeFileSync(join(folder, picture), medium);
	rows.push(rowOf(story, draft, chapter, picture));
}
const style =
	'body{font:16px/1.5 serif;margin:2rem}section{display:grid;grid-template-columns:45rem 1fr;gap:2rem;margin:0 0 2rem}img{width:100%}small{font-family:sans-serif}';
writeFileSync(
	join(folder, 'index.html'),
	`<!doctype html><meta charset="utf-8"><title>Chapters and their pictures</title><style>${style}</style>${rows.join('')}`,
);
console.log(join(folder, 'index.html'));

/** The picture, what its scene says, and the text. */
function rowOf({ brief, state }: WholeStory, draft: ChapterDraft, chapter: number, picture: string): string {
	const { backdrop, time, weather, cast, props } = draft.scene;
	const figures = cast.map(({ type, pose, holds }) => `${type} (${holds ? `${pose} ${holds}` : pose})`).join(', ');
	const said = `${brief.ageGroup} · ${brief.genre} · ${state.frame.plot.id} · chapter ${chapter + 1} · ${backdrop}, ${time}, ${weather} · ${figures} · ${props.join(', ') || 'no props'}`;
	const text = draft.content
		.split('\n\n')
		.map((paragraph) => `<p>${escaped(paragraph)}</p>`)
		.join('');
	return `<section><div><img src="${picture}" alt=""><small>${escaped(said)}</small></div><div><h2>${escaped(draft.chapterTitle)}</h2>${text}</div></section>`;
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
