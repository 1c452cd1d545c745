import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../api/app/config.ts';
import { StartError } from '../api/app/errors.ts';
import { builtInMakers } from '../api/makers/create.ts';
import { insertBulkData } from './bench/bulk-data.ts';
import { requireDatabaseFile, runCommand } from './command.ts';
import { createAccounts, type SeedAccounts } from './seed/accounts.ts';
import { openSeedServer } from './seed/seed-server.ts';
import { createStories } from './seed/stories.ts';

const usage = 'npm run seed, or for long admin lists: npm run seed -- --users 100000 --stories 500000';

type BulkSize = { users: number; stories: number };

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

/** The sizes of the admin's lists besides the families; null without bulk data. */
function parseBulkSize(given: string[]): BulkSize | null {
	const { users = '0', stories = '0' } = optionsFrom(given);
	if (![users, stories].every((count) => /^\d{1,7}$/.test(count)))
		throw new StartError(`Not a whole number up to 9999999: ${usage}`);
	const crowd = { users: Number(users), stories: Number(stories) };
	if (crowd.stories > 0 && crowd.users === 0) throw new StartError(`Stories need users who wrote them: ${usage}`);
	return crowd.users > 0 ? crowd : null;
}

function optionsFrom(args: string[]): { users?: string; stories?: string } {
	try {
		return parseArgs({ args, options: { users: { type: 'string' }, stories: { type: 'string' } } }).values;
	} catch (cause) {
		throw new StartError(`There is no such option: ${usage}`, { cause });
	}
}

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
