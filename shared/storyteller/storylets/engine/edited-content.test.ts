import { describe, expect, it } from 'vitest';
import type { ChapterDraft, StoryBrief } from '../../../contract/storyteller.ts';
import { checkBrief } from '../check/check-brief.ts';
import type { ChapterPlan, Plot, PlotChoice, PlotLevel, Storylets } from '../format.ts';
import { storylets } from '../storylets.ts';
import { composePath, tellStorylets } from './compose.ts';
import { frameStory, outlineOf, type StoryFrame } from './story.ts';

/** A story in progress, of which two choices were taken, when a new build brings other content. */
const brief: StoryBrief = checkBrief('Milo');
const path = [0, 1];
const begun = composePath(storylets, brief, path);
const outline = outlineOf(begun.state.frame);
const before = path.map((choiceTaken, at) => ({ ...(begun.drafts[at] as ChapterDraft), choiceTaken }));
const plotId = begun.state.frame.plot.id;

describe('a story in progress', () => {
	it('is told on to the letter when plots, obstacles, and people are added', () => {
		const [plot] = storylets.plots as [Plot];
		const added = {
			plots: [...storylets.plots, { ...plot, id: 'newer' }],
			genres: Object.fromEntries(
				Object.entries(storylets.genres).map(([genre, { facts, obstacles }]) => [
					genre,
					{
						facts: {
							...facts,
							people: [...facts.people.map((one) => ({ ...one, name: `New ${one.name}` })), ...facts.people],
						},
						obstacles: [...obstacles.map((one) => ({ ...one, id: `new-${one.id}` })), ...obstacles],
					},
				]),
			),
		};
		expect(nextFrom(added)).toEqual(begun.drafts.at(-1));
	});

	it('keeps the taken choice when its words are edited and choices are added', () => {
		const edited = editedChoices((choices) => [
			{ say: 'Dance on the table with a spoon', outcome: 'A dance.', sets: ['danced'] },
			...choices.map((choice, at) => (at === 0 ? { ...choice, say: 'Do something quite different first' } : choice)),
		]);
		expect(nextFrom(edited).content).toBe(begun.drafts.at(-1)?.content);
	});

	it('is not broken by a flag that is gone', () => {
		const flagless = editedChoices((choices) => choices.map((choice) => ({ ...choice, sets: [] })));
		let chapters = before;
		while (chapters.length < begun.state.frame.told.chapters.length) {
			const draft = nextFrom(flagless, chapters);
			expect(draft.content.length).toBeGreaterThan(100);
			chapters = [...chapters, { ...draft, choiceTaken: 0 }];
		}
		expect(chapters.at(-1)?.isEnding).toBe(true);
	});

	it('goes on with another plot, and says what its reader must know, when its plot is gone', () => {
		const others = { ...storylets, plots: storylets.plots.filter(({ id }) => id !== plotId) };
		expect(nextFrom(others).content).toContain(`“${before[1]?.choices[1]}.”`);
	});

	it('goes on with its plot, and says what its reader must know, when an obstacle that was passed is gone', () => {
		const plot = storylets.plots.find(({ id }) => id === 'one-word') as Plot;
		const { drafts, state } = composePath({ ...storylets, plots: [plot] }, brief, path);
		const { obstacles } = outlineOf(state.frame);
		expect(obstacles).toHaveLength(2);
		const passed = path.map((choiceTaken, at) => ({ ...(drafts[at] as ChapterDraft), choiceTaken }));
		const next = (content: Storylets) =>
			tellStorylets(frameStory(brief, content, [], outlineOf(state.frame)) as StoryFrame, passed);
		const { pirate } = storylets.genres as Required<Storylets['genres']>;
		const others = pirate.obstacles.filter(({ id }) => !obstacles.includes(id));
		const withoutThem = { plots: [plot], genres: { pirate: { ...pirate, obstacles: others } } };
		expect(next(withoutThem).content).toContain(`“${passed[1]?.choices[1]}.”`);
		const withoutAny = { ...storylets, plots: [{ ...plot, levels: { 2: plot.levels[3] as PlotLevel } }] };
		expect(next(withoutAny).content).toContain(`“${passed[1]?.choices[1]}.”`);
	});
});

function nextFrom(content: Storylets, chapters: typeof before = before): ChapterDraft {
	return tellStorylets(frameStory(brief, content, [], outline) as StoryFrame, chapters);
}

function editedChoices(edit: (choices: readonly PlotChoice[]) => readonly PlotChoice[]): Storylets {
	const edited = (chapter: ChapterPlan): ChapterPlan =>
		typeof chapter.choices === 'string' ? chapter : { ...chapter, choices: edit(chapter.choices) };
	const plots = storylets.plots.map((plot) => {
		const told = plot.levels[2] as PlotLevel;
		return { ...plot, levels: { ...plot.levels, 2: { ...told, chapters: told.chapters.map(edited) } } };
	});
	return { ...storylets, plots };
}
