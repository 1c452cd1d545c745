import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);

it('tests that replace modules have modules of their own', async () => {
	const replacing: string[] = [];
	for await (const file of glob('pwa/**/*.test.{ts,tsx}', { cwd: root }))
		if (/\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(new URL(file, root), 'utf8'))) replacing.push(file);
	expect(replacing).not.toEqual([]);
	expect(replacing.filter((file) => !file.endsWith('.isolated.test.ts'))).toEqual([]);
});
