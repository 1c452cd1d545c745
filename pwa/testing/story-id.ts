import { v7 as newId } from 'uuid';
import { fantasy } from '../../shared/storyteller/content/packs/genres/fantasy.ts';
import { shuffled } from '../../shared/storyteller/engine/seeded-random.ts';

/**
 * An id for a new fantasy story whose title, where the built-in storyteller tells it, begins with its hero's name. Titles are
 * drawn by the id and few: of two stories with ids at random, one pair in 36 has one title, and tests find stories by it.
 */
export function idTitledByHero(): string {
	for (;;) {
		const id = newId();
		const drawn = shuffled(fantasy.titles, `${id} title`).find((title) => /\{(thing|place)\}/.test(title));
		if (drawn?.startsWith('{hero}')) return id;
	}
}
