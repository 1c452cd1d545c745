import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tooNewIn } from './browser-support.ts';
import { buildIfNeeded } from './build.ts';
import { oldestBrowsers } from './oldest-browsers.ts';

const root = join(import.meta.dirname, '..');

/** What packages call only where it is there, in a way that the check does not see. */
const harmless: Readonly<Record<string, string>> = {
	WebTransport: 'socket.io-client tries it in a try block, and only when a server offers it: ours does not',
	'.startViewTransition': 'React calls it for <ViewTransition>, which the app does not use',
};

describe('the built app', () => {
	beforeAll(() => buildIfNeeded(), 120_000);

	// covers: beyond-product/oldest-browsers-lack-nothing
	it('calls nothing that the oldest browsers lack', () => {
		const scripts = globSync(['dist/assets/**/*.js', 'dist/sw.js'], { cwd: root });
		expect(scripts.length).toBeGreaterThan(20);
		const found = scripts.flatMap((file) =>
			tooNewIn(readFileSync(join(root, file), 'utf8'))
				.filter(({ api }) => !(api in harmless))
				.map(({ api, needs }) => `${file}: ${api} (${needs})`),
		);
		expect(found).toEqual([]);
	});
});

describe('the README', () => {
	it('states the oldest browsers', () => {
		const { chrome, edge, firefox, safari, safari_ios } = oldestBrowsers;
		expect([edge, safari_ios]).toEqual([chrome, safari]);
		const readme = readFileSync(join(root, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');
		expect(readme).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
	});
});

describe('a script', () => {
	it.each([
		['Promise.withResolvers()', 'Promise.withResolvers'],
		['Array.fromAsync(some)', 'Array.fromAsync'],
		['Object.groupBy(some, by)', 'Object.groupBy'],
		['URL.canParse(text)', 'URL.canParse'],
		['AbortSignal.any([one, other])', 'AbortSignal.any'],
		['new URLPattern(text)', 'URLPattern'],
		['one.union(other)', '.union'],
		['known.values().map(by)', 'Iterator.prototype.map'],
		['text.matchAll(/a/g).toArray()', 'Iterator.prototype.toArray'],
		['document.startViewTransition(change)', 'document.startViewTransition'],
		['dialog.requestClose()', '.requestClose'],
		['Promise["try"](work); Promise[`try`](work)', 'Promise.try'],
	])('that calls %s is found', (script, api) => {
		expect(tooNewIn(script).map((found) => found.api)).toEqual([api]);
	});

	it.each([
		['navigator.locks.request(name, work); AbortSignal.timeout(7); some.toSorted(); some.at(-1)'],
		['Object.values(some).map(by); table.toArray(); some.take(2)'],
		['if (Promise.withResolvers) Promise.withResolvers()'],
		['typeof Array.fromAsync === "function" && Array.fromAsync(some)'],
		['`Segmenter` in Intl ? new Intl.Segmenter() : null'],
		['document.startViewTransition?.(change)'],
	])('that calls only what is there, or is asked for first, passes: %s', (script) => {
		expect(tooNewIn(script)).toEqual([]);
	});
});
