import { paragraphsOf } from '../../streaming/chapter-text.ts';
import styles from './read-along.module.css';

/** A stretch of a chapter's text, in UTF-16 offsets. */
type Span = { from: number; to: number };

/** The highlights of the page, by the names in read-along.module.css. */
const sentenceHighlight = 'heard-sentence';
const wordHighlight = 'heard-word';

/**
 * Highlights what is heard in the text of one chapter on the screen. It changes colours only: screen readers notice nothing.
 * Browsers without the CSS Custom Highlight API show the sentence alone, in an element around it.
 */
export class ReadAlong {
	#content: string;
	#root: HTMLElement;
	#sentence: Span | undefined;
	#word: Span | undefined;
	#wrapper: HTMLElement | undefined;

	constructor(root: HTMLElement, content: string) {
		this.#root = root;
		this.#content = content;
	}

	/** Shows what is heard now. Returns whether that has changed. */
	show(sentence: Span | undefined, word: Span | undefined): boolean {
		if (sentence === this.#sentence && word === this.#word) return false;
		if (canHighlight()) {
			if (sentence !== this.#sentence) highlight(sentenceHighlight, this.rangesOf(sentence));
			if (word !== this.#word) highlight(wordHighlight, this.rangesOf(word));
		} else if (sentence !== this.#sentence) {
			this.#wrap(sentence);
		}
		this.#sentence = sentence;
		this.#word = word;
		return true;
	}

	/** The ranges of a stretch: one, unless a line break is in it. */
	rangesOf(span: Span | undefined): Range[] {
		if (!span) return [];
		return this.#paragraphs().flatMap(({ element, from, to }) => {
			const [start, end] = [Math.max(span.from, from), Math.min(span.to, to)];
			const range = start < end ? rangeIn(element, start - from, end - from) : null;
			return range ? [range] : [];
		});
	}

	/** The offset into the chapter's text of a place in the document; null outside of the text. */
	offsetAt(x: number, y: number): number | null {
		const place = caretAt(x, y);
		const paragraph = place && this.#paragraphs().find(({ element }) => element.contains(place.node));
		if (!paragraph) return null;
		const before = document.createRange();
		before.setStart(paragraph.element, 0);
		before.setEnd(place.node, place.offset);
		return paragraph.from + before.toString().length;
	}

	#paragraphs(): { element: Element; from: number; to: number }[] {
		const elements = this.#root.children;
		return paragraphsOf(this.#content).flatMap(({ from, text }, index) => {
			const element = elements[index];
			return element ? [{ element, from, to: from + text.length }] : [];
		});
	}

	#wrap(sentence: Span | undefined): void {
		const parent = this.#wrapper?.parentElement;
		this.#wrapper?.replaceWith(...this.#wrapper.childNodes);
		parent?.normalize();
		this.#wrapper = undefined;
		const [range] = this.rangesOf(sentence);
		if (!range) return;
		// React leaves a paragraph's text alone, because it never changes.
		this.#wrapper = document.createElement('span');
		this.#wrapper.className = styles.sentence ?? '';
		range.surroundContents(this.#wrapper);
	}
}

function canHighlight(): boolean {
	return typeof Highlight !== 'undefined' && 'highlights' in CSS;
}

function highlight(name: string, ranges: readonly Range[]): void {
	if (ranges.length === 0) return void CSS.highlights.delete(name);
	const painted = new Highlight(...ranges);
	painted.priority = name === wordHighlight ? 1 : 0;
	CSS.highlights.set(name, painted);
}

/** A range by offsets into an element's text; null when the text is shorter. */
function rangeIn(element: Element, from: number, to: number): Range | null {
	const range = document.createRange();
	const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	let at = 0;
	let hasStart = false;
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const { length } = node.nodeValue ?? '';
		if (!hasStart && from < at + length) {
			range.setStart(node, from - at);
			hasStart = true;
		}
		if (hasStart && to <= at + length) {
			range.setEnd(node, to - at);
			return range;
		}
		at += length;
	}
	return null;
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
	if ('caretPositionFromPoint' in document) {
		const position = document.caretPositionFromPoint(x, y);
		return position && { node: position.offsetNode, offset: position.offset };
	}
	const range = (document as Document).caretRangeFromPoint?.(x, y);
	return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
