import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Sources without tests and what only tests use. */
const sources = globSync('**/*.ts', { cwd: import.meta.dirname })
	.filter((file) => !/\.test\.ts$|\.d\.ts$|\/(check|testing)\//.test(file))
	.map((file) => ({ file, code: withoutTexts(readFileSync(join(import.meta.dirname, file), 'utf8')) }));

/** The code without comments and string literals, whose words are no calls. Templates stay: they contain code. */
function withoutTexts(source: string): string {
	return source
		.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, ' ')
		.replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
}

function usesOf(pattern: RegExp, within: readonly string[] = ['']): string[] {
	return sources
		.filter(({ file }) => within.some((folder) => file.startsWith(folder)))
		.flatMap(({ file, code }) => [...code.matchAll(pattern)].map(([use]) => `${file}: ${use}`));
}

const makers = ['storyteller/', 'illustrator/'];

describe('shared', () => {
	it('has no API of Node alone, nor of a page alone', () => {
		expect(sources.length).toBeGreaterThan(300);
		expect(usesOf(/\b(?:process|Buffer|__dirname|require|document|navigator|localStorage)\b(?=[.([])/g)).toEqual([]);
		expect(usesOf(/\bimport\.meta\.(?:dirname|filename)\b/g)).toEqual([]);
		const modules = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
			(file) => !/\.test\.ts$|\/(check|testing)\//.test(file),
		);
		const withNode = modules.filter((file) =>
			/from 'node:/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
		);
		expect(withNode).toEqual([]);
	});
});

describe('storyteller and illustrator', () => {
	it('take nothing from chance or the clock', () => {
		expect(usesOf(/\bMath\.random\b|\bcrypto\b|\bDate\b|\bperformance\b/g, makers)).toEqual([]);
	});

	it('call nothing that depends on a locale', () => {
		expect(usesOf(/\btoLocale\w*|\blocaleCompare\b|\bIntl\b/g, makers)).toEqual([]);
	});

	it('the storyteller computes with what every engine rounds alike', () => {
		const exact = new Set(['abs', 'ceil', 'floor', 'imul', 'max', 'min', 'round', 'trunc']);
		const others = usesOf(/\bMath\.\w+/g, ['storyteller/']).filter((use) => !exact.has(use.split('Math.')[1] ?? ''));
		expect(others).toEqual([]);
	});

	it('is what these patterns find', () => {
		expect(withoutTexts("const a = Math.random(); // Date\nconst b = 'Intl';")).toBe(
			"const a = Math.random();  \nconst b = '';",
		);
	});
});
