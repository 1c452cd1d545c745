import { fileURLToPath } from 'node:url';

/** As in scripts/launch.js: with a compile cache a program starts in half the time. */
const compiled =
	process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));

/** The environment of a program that a test starts: only PATH and the compile cache of the test's own. */
export function programEnv(env: Readonly<Record<string, string>> = {}): Record<string, string> {
	return { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compiled, ...env };
}
