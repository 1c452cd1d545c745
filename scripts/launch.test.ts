import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const launcher = join(import.meta.dirname, 'launch.js');
let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'launch-'));
	// This very Node in the guise of an old one.
	writeFileSync(
		join(folder, 'old.cjs'),
		`Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });`,
	);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The launcher under an old Node, on a machine whose npx notes what it is asked for and answers this. */
function launch(answer: string, status = 0) {
	const npx = join(folder, 'npx');
	writeFileSync(npx, `#!/bin/sh\necho "$@" > '${join(folder, 'asked')}'\necho '${answer}'\nexit ${status}\n`);
	chmodSync(npx, 0o755);
	const { stdout, stderr } = spawnSync(process.execPath, ['-r', join(folder, 'old.cjs'), launcher, 'admin'], {
		env: { PATH: folder + delimiter + process.env.PATH },
		encoding: 'utf8',
	});
	return { said: stdout + stderr, asked: readFileSync(join(folder, 'asked'), 'utf8') };
}

describe.skipIf(process.platform === 'win32')('an old Node', () => {
	it('makes way for a newer one, whose package needs no install script', () => {
		const { said, asked } = launch(`24.21.0${process.execPath}`);
		expect(asked).toMatch(new RegExp(`-p node-(bin-)?${process.platform}-${process.arch}@2`));
		expect(said).toContain('Name one email address');
	});

	it.each([
		['the one that npx found was old itself', '20.20.2/usr/bin/node', 0],
		['npx said something else', 'npm warn', 0],
		['npx could not', '', 1],
	])('says so in words when %s', (_, answer, status) => {
		const { said } = launch(answer, status);
		expect(said).toContain('Node 24 could not be fetched. Is the npm registry reachable from here?');
		expect(said).not.toContain('Name one email address');
	});
});

it('installs nothing by a script', () => {
	expect(readFileSync(join(launcher, '..', '..', '.npmrc'), 'utf8')).toContain('ignore-scripts=true');
});
