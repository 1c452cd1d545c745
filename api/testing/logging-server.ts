import { readConfig } from '../config.ts';
import { logTo } from '../log.ts';
import { createLogOutput } from '../log-output.ts';
import { createMakers } from '../makers/create.ts';
import type { Makers } from '../makers/makers.ts';
import { start } from '../start.ts';
import { quickMakers } from './quick-makers.ts';

/*
 * A server in a process of its own that says what a real one would: for most stories quick makers, and for those of a hero
 * called Stuck the configured provider. Prints its port first.
 */

const output = createLogOutput(process.stdout);
process.once('exit', output.flush);
logTo(output.write);

const config = readConfig(process.env);
const { storyteller: provided } = await createMakers(config);
const quick = quickMakers();
const storyteller: Makers['storyteller'] = {
	name: 'both',
	tell: (asked, desk) => {
		return (asked.brief.hero.name.startsWith('Stuck') ? provided : quick.storyteller).tell(asked, desk);
	},
};
const running = await start(config, () => ({ ...quick, storyteller }));
console.log(`port ${running.port}`);
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
