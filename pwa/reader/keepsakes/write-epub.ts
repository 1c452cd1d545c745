import { downloadZip } from 'client-zip';
import { type Paragraph, paragraphsOf } from '../../streaming/chapter-text.ts';
import styleSheet from './epub.css?raw';
import { creditsOf, type Keepsake, pictureText, type Section, titleOf, type Way } from './keepsake.ts';
import { type Xml, xml } from './xml.ts';

/** A narration as MP3. Sentences are offsets into the chapter's text (UTF-16), `at` in seconds; none without known times. */
export type Recording = {
	bytes: Uint8Array<ArrayBuffer>;
	seconds: number;
	sentences: readonly { from: number; to: number; at: number }[];
	/** `built-in` or the provider's name. */
	madeBy: string;
};

/** The files of an e-book: pictures as JPEG, and recordings by chapter. */
export type EpubMedia = {
	cover: Uint8Array<ArrayBuffer>;
	pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
	recordings: ReadonlyMap<string, Recording>;
};

const epubType = 'application/epub+zip';

/** An EPUB 3 of a keepsake. EPUBCheck finds neither errors nor warnings in it (`npm run test:deep -- epub`). */
export async function writeEpub(keepsake: Keepsake, media: EpubMedia, made: Date): Promise<Blob> {
	const files = filesOf(keepsake, media, made).map(({ name, input }) => ({ name, input, lastModified: made }));
	// The mimetype must be the first file and uncompressed; client-zip compresses nothing.
	const archive = downloadZip([{ name: 'mimetype', input: epubType, lastModified: made }, ...files]);
	return new Blob([await archive.arrayBuffer()], { type: epubType });
}

type BookFile = { name: string; input: string | Uint8Array<ArrayBuffer> };

/** A chapter as a page. `said`: its sentences with known times that stand on the page; `overlay` is its SMIL. */
type Page = Section & {
	/** The stem of its files' names, and their id in the package. */
	name: string;
	recording: Recording | null;
	hasPicture: boolean;
	paragraphs: Piece[][];
	said: readonly Said[];
};

type Said = { id: string; from: number; to: number; at: number; end: number };
type Piece = { text: string; id: string | null };

function filesOf(keepsake: Keepsake, media: EpubMedia, made: Date): BookFile[] {
	const pages = keepsake.sections.map((section, index) => pageOf(section, index, media));
	const nameOf = new Map(pages.map(({ chapter, name }) => [chapter._id, name]));
	const book = { keepsake, pages, nameOf };
	const text = (name: string, { xml: content }: Xml) => ({
		name,
		input: `<?xml version="1.0" encoding="UTF-8"?>\n${content}`,
	});
	return [
		text('META-INF/container.xml', container),
		text('book/package.opf', packageDocument(book, media, made)),
		text('book/contents.xhtml', contentsPage(book)),
		text('book/cover.xhtml', coverPage(keepsake)),
		...pages.flatMap((page): BookFile[] => [
			text(`book/${page.name}.xhtml`, chapterPage(page, book)),
			...(page.said.length > 0 ? [text(`book/${page.name}.smil`, overlay(page))] : []),
			...(page.hasPicture ? [{ name: `book/${page.name}.jpg`, input: media.pictures.get(page.chapter._id)! }] : []),
			...(page.recording ? [{ name: `book/${page.name}.mp3`, input: page.recording.bytes }] : []),
		]),
		text('book/choices.xhtml', choicesPage(book)),
		text('book/credits.xhtml', creditsPage(book)),
		{ name: 'book/cover.jpg', input: media.cover },
		{ name: 'book/style.css', input: styleSheet },
	];
}

type Book = { keepsake: Keepsake; pages: readonly Page[]; nameOf: ReadonlyMap<string, string> };

function pageOf(section: Section, index: number, { pictures, recordings }: EpubMedia): Page {
	const { _id, content } = section.chapter;
	const recording = recordings.get(_id) ?? null;
	const sentences = recording ? timedSentences(recording) : [];
	const paragraphs = paragraphsOf(content).map((paragraph) => piecesOf(paragraph, sentences));
	const onPage = new Set(paragraphs.flat().map(({ id }) => id));
	const said = sentences.filter(({ id }) => onPage.has(id));
	return { ...section, name: `chapter-${index + 1}`, recording, hasPicture: pictures.has(_id), paragraphs, said };
}

/** The sentences in the order of their times; each lasts to the start of the next one. */
function timedSentences({ sentences, seconds }: Recording): Said[] {
	const ordered = sentences.toSorted((one, other) => one.at - other.at);
	const timed = ordered.map(({ from, to, at }, index) => {
		return { id: `s${index + 1}`, from, to, at, end: ordered[index + 1]?.at ?? seconds };
	});
	return timed.filter(({ at, end }) => at >= 0 && end - at >= 0.001);
}

/** A paragraph, divided where sentences begin and end. A sentence belongs to the paragraph in which it begins. */
function piecesOf({ text, from }: Paragraph, sentences: readonly Said[]): Piece[] {
	const end = from + text.length;
	const pieces: Piece[] = [];
	let at = from;
	const add = (to: number, id: string | null) => {
		if (to > at) pieces.push({ text: text.slice(at - from, to - from), id });
		at = Math.max(at, to);
	};
	for (const one of sentences.toSorted((first, second) => first.from - second.from)) {
		if (one.from < at || one.from >= end || one.to <= one.from) continue;
		add(one.from, null);
		add(Math.min(one.to, end), one.id);
	}
	add(end, null);
	return pieces;
}

const container = xml`<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`;

function packageDocument({ keepsake: { story }, pages }: Book, media: EpubMedia, made: Date): Xml {
	const narrated = pages.filter(({ said }) => said.length > 0);
	const item = (name: string, type: string, more: Xml | null = null) =>
		xml`<item id="${name.replace('.', '-')}" href="${name}" media-type="${type}"${more}/>\n`;
	const spine = (id: string, isLinear = true) =>
		xml`<itemref idref="${id}-xhtml"${isLinear ? null : xml` linear="no"`}/>\n`;
	const modes = ['textual', 'visual', ...(media.recordings.size > 0 ? ['auditory'] : [])];
	const features = ['alternativeText', 'tableOfContents', ...(narrated.length > 0 ? ['synchronizedAudioText'] : [])];
	return xml`<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:everbranch:${story.id}</dc:identifier>
<dc:title>${story.title}</dc:title>
<dc:language>en</dc:language>
<dc:creator>${story.authorName}</dc:creator>
<meta property="dcterms:modified">${made.toISOString().replace(/\.\d+Z$/, 'Z')}</meta>
${modes.map((mode) => xml`<meta property="schema:accessMode">${mode}</meta>\n`)}
${features.map((feature) => xml`<meta property="schema:accessibilityFeature">${feature}</meta>\n`)}
<meta property="schema:accessibilityHazard">none</meta>
${narrated.map((page) => xml`<meta property="media:duration" refines="#${page.name}-smil">${clock(lengthOf(page))}</meta>\n`)}
${
	narrated.length > 0
		? xml`<meta property="media:duration">${clock(narrated.reduce((sum, page) => sum + lengthOf(page), 0))}</meta>
<meta property="media:active-class">said</meta>`
		: null
}
</metadata>
<manifest>
${item('contents.xhtml', pageType, xml` properties="nav"`)}
${item('cover.xhtml', pageType)}
${item('cover.jpg', 'image/jpeg', xml` properties="cover-image"`)}
${item('style.css', 'text/css')}
${pages.map(({ name, said, hasPicture, recording }) => {
	const files = [
		item(`${name}.xhtml`, pageType, said.length > 0 ? xml` media-overlay="${name}-smil"` : null),
		said.length > 0 ? item(`${name}.smil`, 'application/smil+xml') : null,
		hasPicture ? item(`${name}.jpg`, 'image/jpeg') : null,
		recording ? item(`${name}.mp3`, 'audio/mpeg') : null,
	];
	return xml`${files.filter((file) => file !== null)}`;
})}
${item('choices.xhtml', pageType)}
${item('credits.xhtml', pageType)}
</manifest>
<spine>
${spine('cover')}
${pages.map(({ name, isOnPath }) => spine(name, isOnPath))}
${spine('choices')}
${spine('credits')}
</spine>
</package>`;
}

const pageType = 'application/xhtml+xml';

/** Seconds, as SMIL takes them: a clock with minutes would have to carry over at 60. */
function clock(seconds: number): string {
	return `${seconds.toFixed(3)}s`;
}

function lengthOf({ said }: Page): number {
	return said.reduce((sum, { at, end }) => sum + Number(end.toFixed(3)) - Number(at.toFixed(3)), 0);
}

function overlay({ name, said }: Page): Xml {
	const parts = said.map(
		({ id, at, end }) =>
			xml`<par id="${id}"><text src="${name}.xhtml#${id}"/><audio src="${name}.mp3" clipBegin="${clock(at)}" clipEnd="${clock(end)}"/></par>\n`,
	);
	return xml`<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body><seq id="text" epub:textref="${name}.xhtml#text" epub:type="chapter">
${parts}</seq></body>
</smil>`;
}

function xhtml(title: string, body: Xml): Xml {
	return xml`<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head><meta charset="UTF-8"/><title>${title}</title><link rel="stylesheet" href="style.css"/></head>
<body>${body}</body>
</html>`;
}

function coverPage({ story: { title, authorName } }: Keepsake): Xml {
	return xhtml(
		title,
		xml`<section class="cover" epub:type="cover"><img src="cover.jpg" alt="${title}, a story by ${authorName}"/></section>`,
	);
}

/** In the order of the spine, as EPUB demands. */
function contentsPage({ pages, keepsake: { story } }: Book): Xml {
	const entry = (href: string, text: string) => xml`<li><a href="${href}.xhtml" dir="auto">${text}</a></li>\n`;
	const titled = ({ name, isOnPath, ...section }: Page) =>
		entry(name, isOnPath ? titleOf(section) : `${titleOf(section)} (another way)`);
	return xhtml(
		'Contents',
		xml`<nav epub:type="toc" id="toc"><h1>Contents</h1><ol>
${entry('cover', story.title)}${pages.map(titled)}${entry('choices', 'Your choices')}${entry('credits', 'How this book was made')}</ol></nav>`,
	);
}

function chapterPage({ name, chapter, number, hasPicture, recording, paragraphs, ways }: Page, { nameOf }: Book): Xml {
	const { chapterTitle, isEnding } = chapter;
	const next = ways.filter(({ to }) => to !== null);
	return xhtml(
		titleOf({ chapter, number }),
		xml`<section epub:type="chapter">
<header>${chapterTitle ? xml`<p class="number">Chapter ${number}</p><h1 dir="auto">${chapterTitle}</h1>` : xml`<h1>Chapter ${number}</h1>`}</header>
${hasPicture ? xml`<figure><img src="${name}.jpg" alt="${pictureText({ chapter, number })}"/></figure>` : null}
${recording ? xml`<p class="listen"><audio src="${name}.mp3" controls="controls" title="Listen to this chapter"></audio></p>` : null}
<div id="text">${paragraphs.map((pieces) => xml`<p dir="auto">${pieces.map(pieceOf)}</p>\n`)}</div>
${next.length > 0 ? xml`<section class="ways"><h2>What happens next?</h2><ul>${next.map((way) => linkTo(way, nameOf))}</ul></section>` : null}
${isEnding ? xml`<p class="end">The End</p>` : null}
${next.length === 0 && !isEnding ? xml`<p class="end">To be continued…</p>` : null}
<p class="map"><a href="choices.xhtml">Your choices</a></p>
</section>`,
	);
}

function pieceOf({ text, id }: Piece): Xml {
	return id ? xml`<span id="${id}">${text}</span>` : xml`${text}`;
}

function linkTo({ text, to }: Way, nameOf: Book['nameOf']): Xml {
	return xml`<li><a href="${nameOf.get(to ?? '') ?? ''}.xhtml" dir="auto">${text}</a></li>`;
}

/** All chapters as a tree, and the choices that were not taken. */
function choicesPage({ pages }: Book): Xml {
	const byId = new Map(pages.map((each) => [each.chapter._id, each]));
	const branch = (each: Page): Xml =>
		xml`<a href="${each.name}.xhtml" dir="auto">${titleOf(each)}</a>${
			each.chapter.isEnding ? xml` <span class="note">The End</span>` : null
		}${each.ways.length > 0 ? xml`<ul>${each.ways.map(wayOf)}</ul>` : null}`;
	const wayOf = ({ text, to }: Way): Xml => {
		const next = byId.get(to ?? '');
		const words = xml`<span class="way" dir="auto">${text}</span>`;
		return next
			? xml`<li>${words} ${branch(next)}</li>`
			: xml`<li class="bud">${words} <span class="note">not taken yet</span></li>`;
	};
	const [first] = pages;
	return xhtml(
		'Your choices',
		xml`<section class="choices"><h1>Your choices</h1><ul>${first ? xml`<li>${branch(first)}</li>` : null}</ul></section>`,
	);
}

function creditsPage({ keepsake: { story, sections }, pages }: Book): Xml {
	const drawn = pages.filter(({ hasPicture }) => hasPicture).map(({ chapter }) => chapter._id);
	const voices = pages.flatMap(({ chapter, recording }) =>
		recording ? [[chapter._id, recording.madeBy] as const] : [],
	);
	const credits = creditsOf(sections, { drawn: new Set(drawn), voices: new Map(voices) });
	return xhtml(
		'How this book was made',
		xml`<section class="credits"><h1>How this book was made</h1>
<p dir="auto">“${story.title}” is a story by ${story.authorName}, with Everbranch.</p>
<dl>${credits.map(({ subject, makers }) => xml`<dt>${subject}</dt><dd>${makers}</dd>`)}</dl></section>`,
	);
}
