import { presentVerbs } from '../storylets/engine/slots.ts';
import { wordsOf } from '../text/text.ts';

const singular = new Set(['he', 'him', 'his', 'himself', 'she', 'her', 'hers', 'herself']);
const marks: Record<string, string> = {
	he: 'X',
	she: 'X',
	they: 'X',
	him: 'Y',
	her: 'Y',
	them: 'Y',
	his: 'Y',
	their: 'Y',
	hers: 'Y',
	theirs: 'Y',
	himself: 'Z',
	herself: 'Z',
	themself: 'Z',
	was: 'V',
	were: 'V',
	'wasn’t': 'W',
	'weren’t': 'W',
};

/**
 * Whether the same chapter for a he, a she and a they differs only in pronouns and the verbs after them, and differs wherever the hero is
 * mentioned. The three texts must have one seed.
 */
export function pronounsAgree(he: string, she: string, they: string): boolean {
	const [one, two, three] = [he, she, they].map((text) => wordsOf(text.toLowerCase()));
	if (!one || !two || !three || one.length !== two.length || one.length !== three.length) return false;
	return one.every((word, at) => agree(word, two[at] as string, three[at] as string));
}

function agree(he: string, she: string, they: string): boolean {
	if (he === she && (she === they || presentVerbs[they] === she)) return true;
	const [masculine, feminine, neutral] = [he, she, they].map((word) => marks[word.replace(/’(?:d|ll|s)$/, '')]);
	if (masculine === undefined || masculine !== feminine || masculine !== neutral) return false;
	return masculine === 'V' || masculine === 'W' || (singular.has(he) && singular.has(she) && !singular.has(they));
}
