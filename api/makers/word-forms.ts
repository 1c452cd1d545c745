/** Words whose singular no rule gives. */
const irregular: Readonly<Record<string, string>> = {
	children: 'child',
	dice: 'die',
	feet: 'foot',
	geese: 'goose',
	lice: 'louse',
	men: 'man',
	mice: 'mouse',
	oxen: 'ox',
	people: 'person',
	teeth: 'tooth',
	women: 'woman',
};

/** The words of a text, plain: lower case, no accents, no possessive. A script without spaces gives whole phrases. */
export function plainWords(text: string): string[] {
	const folded = folding(text).replace(/['’]s?(?![\p{L}\p{N}])/gu, '');
	return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The text in lower case without accents. */
export function folding(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Every singular that a word may be the plural of, and the word itself. */
export function singulars(word: string): string[] {
	const forms = [word];
	const irregularOne = irregular[word];
	if (irregularOne) forms.push(irregularOne);
	if (/[^s]s$/.test(word)) forms.push(word.slice(0, -1));
	if (/(s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
	if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
	if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
	return forms;
}

/** Whether a phrase stands in these words, each of its words in singular or plural. */
export function says(words: readonly string[], phrase: readonly string[]): boolean {
	if (phrase.length === 0) return false;
	const wanted = phrase.map(singulars);
	return words.some((_, from) => wanted.every((forms, i) => sameWord(words[from + i], forms)));
}

function sameWord(word: string | undefined, forms: readonly string[]): boolean {
	return word !== undefined && singulars(word).some((form) => forms.includes(form));
}
