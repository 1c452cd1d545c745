import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../app/config.ts';
import { start } from '../../app/start.ts';
import type { Makers } from '../../makers/makers.ts';
import { fakeMakers } from '../../testing/fake-makers.ts';

/** Milliseconds of a maker's work. */
const workTime = 400;
/** The work that never ends, so that the server can be killed meanwhile: `writing` or `narrating`. */
const endless = process.env.ENDLESS_WORK;

async function work(kind: 'writing' | 'narrating'): Promise<void> {
	console.log(kind);
	await (kind === endless ? new Promise(() => {}) : sleep(workTime));
}

/** The real server in a process of its own, with slow makers that print when they begin. Prints its port. */
function slowMakers(): Makers {
	const makers = fakeMakers();
	const { writeChapter } = makers.storyteller;
	const { narrate } = makers.narrator;
	makers.storyteller.writeChapter = async (...args) => {
		await work('writing');
		return writeChapter(...args);
	};
	makers.narrator.narrate = async (...args) => {
		await work('narrating');
		return narrate(...args);
	};
	return makers;
}

const running = await start(readConfig(process.env), slowMakers);
console.log(`port ${running.port}`);
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
