import { readConfig } from '../app/config.ts';
import { createBufferedOutput, setLogSink } from '../app/log.ts';
import { start } from '../app/start.ts';
import { createMakers } from '../makers/create.ts';
import type { Makers } from '../makers/makers.ts';
import { fakeMakers } from './fake-makers.ts';

/*
 * A server as a process that logs as a real one does: with fake makers, and with the configured provider for stories of a hero
 * called Stuck. Prints its port first.
 */

const output = createBufferedOutput(process.stdout);
process.once('exit', output.flush);
setLogSink(output.write);

const config = readConfig(process.env);
const { storyteller: providedStoryteller } = await createMakers(config);
const fake = fakeMakers();
const storyteller: Makers['storyteller'] = {
	name: 'both',
	writeChapter: (request, context) => {
		return (request.brief.hero.name.startsWith('Stuck') ? providedStoryteller : fake.storyteller).writeChapter(
			request,
			context,
		);
	},
};
const running = await start(config, () => ({ ...fake, storyteller }));
console.log(`port ${running.port}`);
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
