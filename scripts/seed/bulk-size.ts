import { parseArgs } from 'node:util';
import { StartError } from '../../api/app/errors.ts';

const usage = 'npm run seed, or for long admin lists: npm run seed -- --users 100000 --stories 500000';

export type BulkSize = { users: number; stories: number };

/** The sizes of the admin's lists besides the families; null without bulk data. */
export function parseBulkSize(given: string[]): BulkSize | null {
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
