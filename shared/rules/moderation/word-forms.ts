/** The singulars of plurals without a rule. */
const irregular: ReadonlyMap<string, string> = new Map([
	['children', 'child'],
	['dice', 'die'],
	['feet', 'foot'],
	['geese', 'goose'],
	['lice', 'louse'],
	['men', 'man'],
	['mice', 'mouse'],
	['oxen', 'ox'],
	['people', 'person'],
	['teeth', 'tooth'],
	['women', 'woman'],
]);

/** The words of a text in lower case, without accents and possessives. A script without spaces gives whole phrases. */
function plainWords(text: string): string[] {
	const folded = foldText(text).replace(/['’]s?(?![\p{L}\p{N}])/gu, '');
	return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The text in lower case without accents, and without invisible characters: “spi\u00adder” reads as “spider”. */
export function foldText(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
		.toLowerCase();
}

/** Every singular that a word may be the plural of, and the word itself. */
export function singulars(word: string): string[] {
	const irregularOne = irregular.get(word);
	if (irregularOne) return [word, irregularOne];
	if (!word.endsWith('s')) return [word];
	const forms = [word];
	if (/[^s]s$/.test(word)) forms.push(word.slice(0, -1));
	if (/(s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
	if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
	if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
	return forms;
}

/** The words of a phrase to search for, each with its singulars. */
export type Phrase = readonly (readonly string[])[];

export function toPhrase(text: string): Phrase {
	return plainWords(text).map(singulars);
}

/** An index of the words of a text, for phrase search. */
export class WordIndex {
	readonly words: readonly string[];
	/** The positions in the text of each word form. */
	#places = new Map<string, number[]>();

	constructor(text: string) {
		this.words = plainWords(text);
		for (const [at, word] of this.words.entries()) {
			for (const form of singulars(word)) {
				const places = this.#places.get(form);
				if (places) places.push(at);
				else this.#places.set(form, [at]);
			}
		}
	}

	/** Whether the text contains a phrase, each of its words in singular or plural. */
	includes([first, ...rest]: Phrase): boolean {
		return !!first && this.#placesOf(first).some((at) => rest.every((forms, i) => this.#hasOneAt(at + i + 1, forms)));
	}

	#placesOf(forms: readonly string[]): number[] {
		return forms.flatMap((form) => this.#places.get(form) ?? []);
	}

	#hasOneAt(place: number, forms: readonly string[]): boolean {
		const word = this.words[place];
		return word !== undefined && singulars(word).some((form) => forms.includes(form));
	}
}
