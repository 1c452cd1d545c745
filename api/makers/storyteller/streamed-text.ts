import { parse } from 'partial-json';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import { reviewText, storyBoundsOf } from '../moderator/text-review.ts';
import { sanitizeProse } from './sanitize.ts';

/** Characters of JSON between two looks at it; the end of a sentence is looked at in any case. */
const stride = 48;
/** Beyond this it is no chapter any more, and looking costs more with every look. */
const maxStreamedLength = 12_000;

/**
 * Reads a chapter's text out of an answer's JSON while that grows, and shows it by whole words, cleaned as it will be
 * kept. What is shown only ever grows; from the first word on that this reader is not to meet, nothing more is shown.
 */
export function streamedText(brief: StoryBrief, show: (text: string) => void): (json: string) => void {
	let looked = 0;
	let shown = '';
	let kept = false;
	return (json) => {
		const grown = json.slice(looked);
		if (kept || json.length > maxStreamedLength || (grown.length < stride && !/[.!?…]/.test(grown))) return;
		looked = json.length;
		const text = sanitizeProse(wholeWords(contentOf(json)), brief.hero.name);
		if (text.length <= shown.length || !text.startsWith(shown)) return;
		kept = isObjectionable(text, shown.length, brief);
		if (kept) return;
		shown = text;
		show(text);
	};
}

/** The text so far, '' while there is none. */
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

/** Without the word that is still being written, and without a mark of HTML or markdown that is still open. */
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

/** A last line without an end mark may yet turn out to be a heading, or an entry of a list. */
function withoutBareLine(text: string): string {
	const from = text.trimEnd().lastIndexOf('\n') + 1;
	const line = text.slice(from);
	const doubtful = from === 0 ? !/[.!?…,;:]/.test(line) : /^\s*(?:\(?[0-9A-Za-c][.):]|[-•*])/.test(line);
	return doubtful ? text.slice(0, from) : text;
}

/** So much of what was shown before is read again with the new words: a topic may be of several words. */
const overlap = 80;

function isObjectionable(text: string, from: number, brief: StoryBrief): boolean {
	const start = text.slice(0, Math.max(0, from - overlap)).search(/\S*$/);
	return reviewText(text.slice(start), storyBoundsOf(brief)) !== null;
}
