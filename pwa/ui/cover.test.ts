import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { genres } from '../../shared/words/genres.ts';

test('the cover of each genre has a hue', () => {
	const css = readFileSync(join(import.meta.dirname, 'cover.module.css'), 'utf8');
	const hues = [...css.matchAll(/data-genre="([a-z-]+)"\] \{\s*--hue: (\d+);/g)];
	expect(hues.map(([, genre]) => genre).sort()).toEqual([...genres].sort());
	expect(hues.filter(([, , hue]) => Number(hue) >= 360)).toEqual([]);
});
