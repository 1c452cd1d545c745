import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './install.ts';

/** Where Debian's package has it. */
const program = '/usr/share/java/epubcheck.jar';

/** Whether EPUBCheck and Java are on this machine. */
export function hasEpubCheck(): boolean {
	return existsSync(program) && spawnSync('java', ['-version']).status === 0;
}

/** Installs EPUBCheck from Debian's packages if it is missing, and prints a message where that is not possible. */
export function ensureEpubCheck(): void {
	if (hasEpubCheck() || (installFromDebian('epubcheck') && hasEpubCheck())) return;
	console.log('– No check by EPUBCheck: it is not on this machine, and could not be installed.');
}

/** The errors and warnings of EPUBCheck about a file, as lines. */
export function epubCheckIssues(file: string): string[] {
	const { stdout, stderr } = spawnSync('java', ['-jar', program, file], { encoding: 'utf8' });
	const output = `${stdout}\n${stderr}`;
	if (!output.includes('EPUBCheck completed')) throw new Error(`EPUBCheck has not ended: ${output}`);
	return output.split('\n').filter((line) => /^(FATAL|ERROR|WARNING)/.test(line));
}
