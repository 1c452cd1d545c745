import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../move.ts');

/** Runs `npm run move -- --to …` with these settings. */
export function runMove(settings: Readonly<Record<string, string>>, to: string): void {
	const env = { PATH: process.env.PATH, ...settings };
	const { status, stderr } = spawnSync(process.execPath, [program, '--to', to], { env, encoding: 'utf8' });
	if (status !== 0) throw new Error(`The move failed: ${stderr}`);
}
