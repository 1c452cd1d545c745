import { readConfig } from '../api/app/config.ts';
import { StartError } from '../api/app/errors.ts';
import { makeBackup } from '../api/backup/make-backup.ts';
import { requireDatabaseFile, runCommand } from './command.ts';

/* Makes a backup now, with or without a running server. */
await runCommand(async () => {
	if (process.argv.length > 2)
		throw new StartError('npm run backup takes nothing more. BACKUP_DIR says where it goes.');
	const config = readConfig(process.env);
	requireDatabaseFile(config);
	const { path, bytes, media, damaged } = await makeBackup(config, { at: Date.now() });
	console.log(`Backup made: ${path}`);
	console.log(
		`${(bytes / 2 ** 20).toFixed(1)} MB, with ${media} pictures and narrations. It was read back and is whole.`,
	);
	if (damaged.length > 0) {
		console.log(`${damaged.length} damaged pictures or narrations are not in it: the server makes them again.`);
	}
	console.log(
		`It holds a family’s stories: keep it where nobody else reads it. To put it back: npm run restore -- ${path}`,
	);
});
