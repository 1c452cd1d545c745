import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Gender, StoryBrief } from '../shared/contract/storyteller.ts';
import { ageGroups, chapterCountFor } from '../shared/rules/ages.ts';
import { pickOne, seededRandom } from '../shared/storyteller/seeded-random.ts';
import { printStory } from '../shared/storyteller/storylets/check/print-story.ts';
import { writtenGenres } from '../shared/storyteller/storylets/check/sample.ts';
import { composePath } from '../shared/storyteller/storylets/engine/compose.ts';
import { storylets } from '../shared/storyteller/storylets/storylets.ts';
import type { CharacterType } from '../shared/words/character-types.ts';
import { moods } from '../shared/words/moods.ts';
import type { Trait } from '../shared/words/traits.ts';

/**
 * Prints whole random stories to read: `node scripts/print-stories.ts <seed> [<folder>]`. With a folder, one file a story. The
 * stories are two for each age group, of genres that storylets tell and with unusual heroes. `--plot <id>`, `--age <group>` and
 * `--genre <genre>` narrow them down.
 */
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { plot: { type: 'string' }, age: { type: 'string' }, genre: { type: 'string' } },
});
const [seed = 'one', folder] = positionals;

const heroes: readonly [string, Gender, CharacterType, readonly Trait[]][] = [
	['Ember', 'Other', 'Dragon', ['shy', 'kind']],
	['Coralie', 'Female', 'Mermaid', ['talkative', 'brave']],
	['Bolt', 'any', 'Robot', ['clumsy', 'honest', 'neat']],
	['Boo', 'Male', 'Ghost', ['timid', 'funny']],
	['Rosa', 'Female', 'Child', ['stubborn', 'curious']],
	['Milo', 'Male', 'Fox', ['clever']],
	['Pip', 'Other', 'Mouse', ['fearless', 'dreamy']],
	['Juno', 'Female', 'Elephant', ['gentle', 'speedy', 'careful']],
	['Max', 'Male', 'Owl', ['patient']],
	['Zoë', 'any', 'Octopus', ['cheeky', 'strong']],
];

const written = new Map(writtenGenres(storylets).map(({ ageGroup, genres }) => [ageGroup, genres]));
const groups = ageGroups.filter((group) => (values.age ?? group) === group);
const told = { ...storylets, plots: storylets.plots.filter(({ id }) => (values.plot ?? id) === id) };

for (let at = 0; at < 8; at++) {
	const ageGroup = groups[at % groups.length] as StoryBrief['ageGroup'];
	const [name, gender, type, traits] = pickOne(heroes, `${seed} hero ${at}`);
	const brief: StoryBrief = {
		seed: `${seed} ${at}`,
		genre: pickOne(
			(written.get(ageGroup) ?? []).filter((genre) => (values.genre ?? genre) === genre),
			`${seed} genre ${at}`,
		),
		mood: pickOne(moods, `${seed} mood ${at}`),
		ageGroup,
		rating: 12,
		hero: { name, gender, type, traits },
		disabledTopics: [],
	};
	const next = seededRandom(`${seed} path ${at}`);
	const path = Array.from({ length: chapterCountFor(ageGroup) - 1 }, () => Math.floor(next() * 3));
	const text = printStory(composePath(told, brief, path).drafts, path);
	if (!folder) console.log(`${text}\n\n${'='.repeat(80)}\n`);
	else {
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, `${at + 1} (for ages ${ageGroup.replace('+', ' and up')}).txt`), `${text}\n`);
	}
}
