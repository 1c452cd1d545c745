import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = read('../../styles/tokens.css');
const papers = read('papers.css');

/** The custom properties of the rules from `start` to `end`. */
function tokensIn(css: string, start: string, end: string): Map<string, string> {
	const rules = css.slice(css.indexOf(start), css.indexOf(end, css.indexOf(start)));
	return new Map([...rules.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]));
}

// covers: reading-comfort/four-papers
it('day and night have the colours of the device’s own schemes', () => {
	const dark = tokensIn(tokens, '@media (prefers-color-scheme: dark)', '\n}');
	const night = tokensIn(papers, ':root[data-paper="night"]', '\n}');
	expect(night.size).toBeGreaterThan(30);
	expect(night).toEqual(dark);
	const all = tokensIn(tokens, ':root {', '\n}');
	const day = tokensIn(papers, ':root:is([data-paper="day"]', '\n}');
	expect(day).toEqual(new Map([...all].filter(([name]) => dark.has(name))));
});
