import indefinite from 'indefinite';
import { sentencesOf } from '../text/text.ts';

/** Errors in a finished text that a rule can find, each with its place in the text. */
export function grammarIssues(text: string): string[] {
	return [
		...found(text, /[{}[\]|]/g, 'unfilled slot'),
		...found(text, /["'`]/g, 'straight quote'),
		...joinIssues(text),
		...articleIssues(text),
		...text.split('\n\n').flatMap(paragraphIssues),
	];
}

/** Errors that a slot's value can cause: doubled words, agreement, spacing. */
export function joinIssues(text: string): string[] {
	return [
		...(mayDouble(text) ? found(text, doubled, 'doubled word').filter((issue) => !validDoubles.test(issue)) : []),
		...found(text, /\bthey (?:was|wasn’t|is|has)\b/gi, 'agreement'),
		...found(text, / {2,}| [,.!?;:]|[,;:]{2,}|[.!?…][.;:]|\.\.|!!|\?\?| $/g, 'spacing'),
	];
}

const doubled = /(?<![\p{L}’])(\p{L}+) \1(?![\p{L}’])/giu;
const validDoubles = /\b(?:had had|that that|la la)\b/i;

/** Whether a text may have a doubled word; much faster than the search for one. */
function mayDouble(text: string): boolean {
	const parts = text.toLowerCase().split(' ');
	return parts.some((next, at) => at > 0 && overlap(parts[at - 1] as string, next));
}

function overlap(part: string, next: string): boolean {
	if (next === '') return false;
	for (let at = part.indexOf(next.charAt(0)); at >= 0; at = part.indexOf(next.charAt(0), at + 1)) {
		if (next.startsWith(part.slice(at))) return true;
	}
	return false;
}

function found(text: string, pattern: RegExp, name: string): string[] {
	// Nearly all texts are correct, and a search costs far less than a list of all matches.
	if (text.search(pattern) < 0) return [];
	return [...text.matchAll(pattern)].map(
		(match) => `${name}: …${text.slice(Math.max(0, match.index - 25), match.index + 25)}…`,
	);
}

// `indefinite` is wrong about these, as it follows the letter and not the sound.
const knownBetter: Record<string, string> = { hourglass: 'an', ukulele: 'a', herb: 'a' };

function articleIssues(text: string): string[] {
	return [...text.matchAll(/(?<![\p{L}’-])(an?) ([\p{L}-]+)/giu)].flatMap(([phrase, article = '', word = '']) => {
		const right = knownBetter[word.toLowerCase()] ?? indefinite(word.toLowerCase(), { articleOnly: true });
		return right === article.toLowerCase() ? [] : [`article: ${phrase}`];
	});
}

function paragraphIssues(paragraph: string): string[] {
	const opened = paragraph.split('“').length;
	return [
		...(opened === paragraph.split('”').length ? [] : [`quotes: ${paragraph}`]),
		...(/“[^”]*“|”[^“]*”/.test(paragraph) ? [`nested quotes: ${paragraph}`] : []),
		...sentencesOf(paragraph).flatMap(sentenceIssues),
	];
}

function sentenceIssues(sentence: string): string[] {
	return [
		...(/^[“‘(]*[\p{Lu}\p{Lt}\p{Lo}\p{N}\uE000]/u.test(sentence) ? [] : [`no capital: ${sentence}`]),
		...(/[.!?…][”’)]*$/.test(sentence) ? [] : [`no end mark: ${sentence}`]),
	];
}
