import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../api/config.ts';
import { builtInMakers } from '../api/makers/create.ts';
import { StartError } from '../api/start-error.ts';
import { fillWithCrowd } from './bench/crowd.ts';
import { runCommand } from './command.ts';
import { openHouse } from './seed/house.ts';
import { bringPeople, type People } from './seed/people.ts';
import { tellStories } from './seed/stories.ts';

const usage = 'npm run seed, or for long admin lists: npm run seed -- --users 100000 --stories 500000';

type Crowd = { users: number; stories: number };

/*
 * Fills DATA_DIR with a family and its neighbours, so that every screen can be seen at once. Who is there already is left
 * alone: a second time brings a second family.
 */
await runCommand(async () => {
	const crowd = crowdFrom(process.argv.slice(2));
	const config = readConfig(process.env);
	const house = await openHouse(config, builtInMakers());
	try {
		const people = await bringPeople(house);
		console.log(introduction(people, config.publicUrl));
		console.log('Telling, drawing and narrating their stories …');
		await tellStories(house, people);
		console.log('Done. One story is left waiting: the server tells it as soon as it starts (npm start).');
	} finally {
		await house.close();
	}
	if (crowd) await addCrowd(config.dataDir, crowd);
});

/** How many accounts and stories the admin's lists are to have besides the families; null for none. */
function crowdFrom(given: string[]): Crowd | null {
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

async function addCrowd(dataDir: string, crowd: Crowd): Promise<void> {
	console.log(`Adding ${crowd.users} accounts and ${crowd.stories} stories without chapters, for the admin’s lists …`);
	await fillWithCrowd(join(dataDir, 'everbranch.db'), crowd);
	console.log('They are there. Nobody can log in to those accounts.');
}

function introduction(people: People, publicUrl: string): string {
	const { family, ada, rosa, theo, nina, otto, milo, juno, maximiliana } = people;
	const children = [milo, juno, maximiliana].map(({ profile }) => `  ${profile.name}, ${profile.age}`);
	const logins = [ada, rosa, theo, nina, otto].map(
		({ email, password, standing }) => `  ${email.padEnd(18)}  ${password}  ${standing}`,
	);
	return [
		...(family > 1 ? [`There was a family already, and it stays as it was. This is family ${family}.`] : []),
		`Log in at ${publicUrl}/login. The passwords are shown this once only:`,
		...logins,
		'Rosa’s children, without a login of their own:',
		...children,
	].join('\n');
}
