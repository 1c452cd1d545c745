import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestStory } from './busy-server.ts';
import { type Figure, median, timed } from './figures.ts';
import { register, type Server, startServer, storyInput, untilDrawn } from './server.ts';
import { narrate, oneStory, readStory, type Times } from './story.ts';

export const title =
	'what the server holds in memory, how soon it listens, and the first chapter of a server just started';

const starts = 5;
const stories = 20;
/** The makers' threads end after one idle minute; their memory is returned to the system a little later. */
const idleSeconds = 120;

type Start = { listening: number; resident: number; times: Times };

/** Reads `/proc`, so it runs on Linux only. Memory is read without a garbage collection. */
export async function measure(): Promise<Figure[]> {
	// The first start of all fills the cache of compiled code, as `npm start` does.
	await (await started())[Symbol.asyncDispose]();
	const cold: Start[] = [];
	for (let number = 0; number < starts; number++) cold.push(await coldStart());
	return [...startFigures(cold), ...(await lifeOfOne())];
}

function startFigures(cold: readonly Start[]): Figure[] {
	const of = (read: (start: Start) => number) => median(cold.map(read));
	const after = (what: string, key: keyof Times, most: number): Figure => {
		return {
			what: `first chapter ${what}, server just started`,
			value: of(({ times }) => times[key]),
			unit: 'ms',
			limit: { most },
		};
	};
	return [
		{ what: 'listening', value: of(({ listening }) => listening), unit: 'ms', limit: { most: 600 } },
		after('readable', 'readable', 150),
		after('drawn', 'drawn', 1200),
		after('heard', 'heard', 1500),
		after('narrated', 'narrated', 1500),
		{
			what: 'memory after the start',
			value: of(({ resident }) => resident),
			unit: 'MB',
			limit: { most: 130 },
		},
	];
}

/** A server from its start to its first story. */
async function coldStart(): Promise<Start> {
	const { ms, result } = await timed(started);
	await using server = result;
	await sleep(2000);
	const resident = (await memoryOf(server.pid)).now;
	const times = await oneStory(server, await register(server, 'Rosa'), storyInput());
	return { listening: ms, resident, times };
}

async function lifeOfOne(): Promise<Figure[]> {
	await using server = await started();
	const rosa = await register(server, 'Rosa');
	const figure = (what: string, value: number, most?: number): Figure => {
		return { what: `memory ${what}`, value, unit: 'MB', ...(most ? { limit: { most } } : {}) };
	};
	await oneStory(server, rosa, storyInput());
	const one = await memoryOf(server.pid);
	for (let number = 0; number < stories; number++) await requestStory(server, rosa);
	const [story] = await untilDrawn(server, rosa);
	await narrate(server, rosa, await readStory(server, rosa, story!._id));
	const many = await memoryOf(server.pid);
	await sleep(idleSeconds * 1000);
	const idle = await memoryOf(server.pid);
	return [
		figure('after a story drawn and narrated', one.now),
		figure(`after ${stories} stories at once`, many.now),
		figure('at the highest', many.highest, 330),
		figure(`after ${idleSeconds} s idle`, idle.now, 130),
	];
}

/** Starts it with a compile cache, as the launcher does. */
function started(): Promise<Server> {
	const { NODE_COMPILE_CACHE } = process.env;
	return startServer(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {});
}

/** Resident memory of a process now and at its highest, in MB. */
async function memoryOf(pid: number): Promise<{ now: number; highest: number }> {
	const status = await readFile(`/proc/${pid}/status`, 'utf8');
	const megabytes = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
	return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') };
}
