import type { ChapterRecord, StoryRecord } from './story-record.ts';

/** A story as an HTML page for the unpacked archive: no script, and nothing loaded from elsewhere. */
export function storyPage(story: StoryRecord): string {
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'">
<title>${escapeHtml(displayTitle(story))}</title>
<style>
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.125rem/1.6 Georgia, serif; color: #2a2118; background: #fffaf0; }
img { max-width: 100%; height: auto; }
audio { width: 100%; }
section { margin-top: 3rem; border-top: 1px solid #b9a98c; }
.chosen { font-weight: bold; }
</style>
<h1 dir="auto">${escapeHtml(displayTitle(story))}</h1>
<p dir="auto">By ${escapeHtml(story.author)}. Begun on ${story.createdAt.slice(0, 10)}.</p>
${story.chapters.map(renderChapter).join('\n')}
</html>
`;
}

function renderChapter(chapter: ChapterRecord): string {
	const { name, number, title, follows, picture, narration, text, choices } = chapter;
	return [
		`<section id="${escapeHtml(name)}">`,
		`<h2 dir="auto">Chapter ${number}${title && `: ${escapeHtml(title)}`}</h2>`,
		follows &&
			`<p dir="auto">After <a href="#${escapeHtml(follows.chapter)}">${escapeHtml(follows.choice ?? 'a choice')}</a></p>`,
		picture && `<img src="${relativeUrl(picture)}" alt="Scene from chapter ${number}">`,
		...narration.map(({ file }) => file && `<audio controls preload="none" src="${relativeUrl(file)}"></audio>`),
		...text.split(/\n\s*\n/).map((paragraph) => `<p dir="auto">${escapeHtml(paragraph)}</p>`),
		choices.length > 0 && `<p>What happens next?</p>\n<ul>\n${choices.map(renderChoice(chapter)).join('\n')}\n</ul>`,
		chapter.isEnding && '<p>The End</p>',
		'</section>',
	]
		.filter(Boolean)
		.join('\n');
}

function renderChoice({ lastChosen }: ChapterRecord): (choice: ChapterRecord['choices'][number]) => string {
	return ({ text, leadsTo }) => {
		const words = leadsTo ? `<a href="#${escapeHtml(leadsTo)}">${escapeHtml(text)}</a>` : escapeHtml(text);
		return `<li dir="auto"${text === lastChosen ? ' class="chosen"' : ''}>${words}</li>`;
	};
}

function displayTitle({ title }: StoryRecord): string {
	return title || 'Untitled Story';
}

/** Relative from the page's folder to a file in another folder of the archive. */
function relativeUrl(path: string): string {
	return `../${path.split('/').map(encodeURIComponent).join('/')}`;
}

const htmlEntities: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Escapes text of users and storytellers. */
function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => htmlEntities[sign] ?? '');
}
