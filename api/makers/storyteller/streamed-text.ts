import { parse } from 'partial-json';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import { reviewText, storyBoundsOf } from '../moderator/text-review.ts';
import { sanitizeProse } from './sanitize.ts';

/** Characters of JSON between two parses; the end of a sentence is always parsed. */
const stride = 48;
/** No chapter is longer, and each parse costs more than the last. */
const maxStreamedLength = 12_000;

/**
 * Extracts a chapter's text from the growing JSON of an answer, and shows it by whole words, sanitized as it will be stored.
 * The shown text only grows. After the first word that does not suit this reader nothing more is shown.
 */
export function streamedText(brief: StoryBrief, show: (text: string) => void): (json: string) => void {
	let parsedLength = 0;
	let shown = '';
	let isStopped = false;
	return (json) => {
		const grown = json.slice(parsedLength);
		if (isStopped || json.length > maxStreamedLength || (grown.length < stride && !/[.!?…]/.test(grown))) return;
		parsedLength = json.length;
		const text = sanitizeProse(wholeWords(contentOf(json)), brief.hero.name);
		if (text.length <= shown.length || !text.startsWith(shown)) return;
		isStopped = isObjectionable(text, shown.length, brief);
		if (isStopped) return;
		shown = text;
		show(text);
	};
}

/** The content so far, '' before its beginning. */
function contentOf(json: string): string {
	const from = json.indexOf('{');
	if (from < 0) return '';
	try {
		const answer: unknown = parse(json.slice(from));
		const content = typeof answer === 'object' && answer !== null && 'content' in answer ? answer.content : '';
		return typeof content === 'string' ? content : '';
	} catch {
		return '';
	}
}

/** Without the incomplete last word, and without an open mark of HTML or markdown. */
function wholeWords(text: string): string {
	const whole = text.slice(0, text.search(/\S*$/));
	const line = whole.slice(whole.lastIndexOf('\n') + 1);
	const open = Math.max(lastOpen(line, '<', '>'), lastOpen(line, '[', ')'), lastOpen(line, '&', ';'));
	return withoutBareLine(open < 0 ? whole : whole.slice(0, whole.length - line.length + open));
}

function lastOpen(line: string, opening: string, closing: string): number {
	const at = line.lastIndexOf(opening);
	return at >= 0 && line.length - at < 300 && line.indexOf(closing, at) < 0 ? at : -1;
}

/** A last line without an end mark may become a heading or a list item. */
function withoutBareLine(text: string): string {
	const from = text.trimEnd().lastIndexOf('\n') + 1;
	const line = text.slice(from);
	const doubtful = from === 0 ? !/[.!?…,;:]/.test(line) : /^\s*(?:\(?[0-9A-Za-c][.):]|[-•*])/.test(line);
	return doubtful ? text.slice(0, from) : text;
}

/** How many shown characters are reviewed again with new words, as a topic may have several words. */
const overlap = 80;

function isObjectionable(text: string, from: number, brief: StoryBrief): boolean {
	const start = text.slice(0, Math.max(0, from - overlap)).search(/\S*$/);
	return reviewText(text.slice(start), storyBoundsOf(brief)) !== null;
}
