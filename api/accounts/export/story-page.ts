import type { ChapterRecord, StoryRecord } from './story-record.ts';

/** A story as a page to read in any browser, from the unpacked archive: no script, and nothing from anywhere else. */
export function storyPage(story: StoryRecord): string {
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'">
<title>${safe(titleOf(story))}</title>
<style>
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.125rem/1.6 Georgia, serif; color: #2a2118; background: #fffaf0; }
img { max-width: 100%; height: auto; }
audio { width: 100%; }
section { margin-top: 3rem; border-top: 1px solid #b9a98c; }
.chosen { font-weight: bold; }
</style>
<h1 dir="auto">${safe(titleOf(story))}</h1>
<p dir="auto">By ${safe(story.author)}. Begun on ${story.createdAt.slice(0, 10)}.</p>
${story.chapters.map(chapterPart).join('\n')}
</html>
`;
}

function chapterPart(chapter: ChapterRecord): string {
	const { name, number, title, follows, picture, narration, text, choices } = chapter;
	return [
		`<section id="${safe(name)}">`,
		`<h2 dir="auto">Chapter ${number}${title && `: ${safe(title)}`}</h2>`,
		follows && `<p dir="auto">After <a href="#${safe(follows.chapter)}">${safe(follows.choice ?? 'a choice')}</a></p>`,
		picture && `<img src="${addressOf(picture)}" alt="Scene from chapter ${number}">`,
		...narration.map(({ file }) => file && `<audio controls preload="none" src="${addressOf(file)}"></audio>`),
		...text.split(/\n\s*\n/).map((paragraph) => `<p dir="auto">${safe(paragraph)}</p>`),
		choices.length > 0 && `<p>What happens next?</p>\n<ul>\n${choices.map(choicePart(chapter)).join('\n')}\n</ul>`,
		chapter.isEnding && '<p>The End</p>',
		'</section>',
	]
		.filter(Boolean)
		.join('\n');
}

function choicePart({ lastChosen }: ChapterRecord): (choice: ChapterRecord['choices'][number]) => string {
	return ({ text, leadsTo }) => {
		const words = leadsTo ? `<a href="#${safe(leadsTo)}">${safe(text)}</a>` : safe(text);
		return `<li dir="auto"${text === lastChosen ? ' class="chosen"' : ''}>${words}</li>`;
	};
}

function titleOf({ title }: StoryRecord): string {
	return title || 'Untitled Story';
}

/** From the page, which lies in a folder of the archive, to a file in another one. */
function addressOf(path: string): string {
	return `../${path.split('/').map(encodeURIComponent).join('/')}`;
}

const entities: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Text that a person or a storyteller wrote, which stays text. */
function safe(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
