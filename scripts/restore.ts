import { resolve } from 'node:path';
import { readConfig } from '../api/app/config.ts';
import { StartError } from '../api/app/errors.ts';
import { type RestoreStep, restore, undoRestore } from '../api/backup/restore.ts';
import { requireDatabaseFile, runCommand } from './command.ts';

const usage =
	'Name one backup: npm run restore -- data/backups/everbranch-….tar, or go back: npm run restore -- --undo';

const stepTexts: Partial<Record<RestoreStep, string>> = {
	check: 'Checking the backup …',
	'move-aside': 'It is whole. Putting it in the place of what is there …',
};

const sessionsEnded = [
	'All sessions have ended: everybody has to log in again.',
	'Passwords are again as they were then. One that was changed or reset since does not hold any more, and the former one does:',
	'where a password had become known to others, change it again before you let people in.',
].join('\n');

/* Restores a backup into DATA_DIR, or undoes the last restore. Not while a server uses it. */
await runCommand(async () => {
	const [given, ...more] = process.argv.slice(2);
	if (!given || more.length > 0) throw new StartError(usage);
	const config = readConfig(process.env);
	requireDatabaseFile(config);
	const { dataDir } = config;
	if (given === '--undo') {
		const { path } = await undoRestore(config, Date.now());
		console.log(`The last restore was taken back: ${dataDir} is as it was before.`);
		console.log(`What was there until now is in ${path}`);
		console.log(sessionsEnded);
		return;
	}
	const { manifest, deletedAgain } = await restore(
		dataDir,
		resolve(given),
		(step) => stepTexts[step] && console.log(stepTexts[step]),
	);
	console.log(`The backup of ${manifest.madeAt} is back, with ${manifest.files.length - 1} pictures and narrations.`);
	console.log('What was there before is kept for a fortnight, or until the next restore. To go back to it:');
	console.log('npm run restore -- --undo');
	console.log(deletedAgainText(deletedAgain));
	console.log(sessionsEnded);
	console.log('Start the server with npm start.');
});

function deletedAgainText(deletedAgain: number | null): string {
	if (deletedAgain === null) {
		return 'What was deleted after that day is back as well, accounts too: what was there before could not tell which.';
	}
	const gone = deletedAgain === 1 ? '1 account or child is' : `${deletedAgain} accounts and children are`;
	return `What was deleted after that day is back as well, but for what families deleted themselves: ${gone} deleted again.`;
}
