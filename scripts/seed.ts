import { join } from 'node:path';
import { readConfig } from '../api/app/config.ts';
import { builtInMakers } from '../api/makers/create.ts';
import { insertBulkData } from './bench/bulk-data.ts';
import { requireDatabaseFile, runCommand } from './command.ts';
import { createAccounts, type SeedAccounts } from './seed/accounts.ts';
import { type BulkSize, parseBulkSize } from './seed/bulk-size.ts';
import { openSeedServer } from './seed/seed-server.ts';
import { createStories } from './seed/stories.ts';

/*
 * Fills DATA_DIR with a family and its neighbours, so that every screen can be seen at once. Who is there already is left
 * alone: a second time brings a second family.
 */
await runCommand(async () => {
	const crowd = parseBulkSize(process.argv.slice(2));
	const config = readConfig(process.env);
	requireDatabaseFile(config);
	const house = await openSeedServer(config, builtInMakers());
	try {
		const people = await createAccounts(house);
		console.log(introduction(people, config.publicUrl));
		console.log('Telling, drawing and narrating their stories …');
		await createStories(house, people);
		console.log('Done. One story is left waiting: the server tells it as soon as it starts (npm start).');
	} finally {
		await house.close();
	}
	if (crowd) await addBulkData(config.dataDir, crowd);
});

async function addBulkData(dataDir: string, crowd: BulkSize): Promise<void> {
	console.log(`Adding ${crowd.users} accounts and ${crowd.stories} stories without chapters, for the admin’s lists …`);
	await insertBulkData(join(dataDir, 'everbranch.db'), crowd);
	console.log('They are there. Nobody can log in to those accounts.');
}

function introduction(people: SeedAccounts, publicUrl: string): string {
	const { family, ada, rosa, theo, nina, otto, milo, juno, maximiliana } = people;
	const children = [milo, juno, maximiliana].map(({ profile }) => `  ${profile.name}, ${profile.age}`);
	const logins = [ada, rosa, theo, nina, otto].map(
		({ email, password, description }) => `  ${email.padEnd(18)}  ${password}  ${description}`,
	);
	return [
		...(family > 1 ? [`There was a family already, and it stays as it was. This is family ${family}.`] : []),
		`Log in at ${publicUrl}/login. The passwords are shown this once only:`,
		...logins,
		'Rosa’s children, without a login of their own:',
		...children,
	].join('\n');
}
