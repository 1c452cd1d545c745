import { setTimeout as sleep } from 'node:timers/promises';
import type { ListedStory } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { requestStory, whileBusy } from './busy-server.ts';
import type { Delays } from './event-loop.ts';
import { type Figure, median, timed } from './figures.ts';
import { passwordOf, register, type Server, startServer, untilDrawn } from './server.ts';

export const title = 'other calls while 20 stories wait to be told, drawn and narrated';

const rounds = 30;
const turns = 3;
/** Milliseconds between two rounds of calls. */
const pause = 100;

type Sample = { times: number[][]; delays: Delays };
type Call = { what: string; make: () => Promise<unknown> };

/** The median of each call, and the delays of the event loop; idle and busy in turn, under the same conditions. */
export async function measure(): Promise<Figure[]> {
	await using server = await startServer();
	const [rosa, juno] = [await register(server, 'Rosa'), await register(server, 'Juno')];
	for (let number = 0; number < 10; number++) await requestStory(server, rosa);
	const [story] = await untilDrawn(server, rosa);
	const calls = callsOf(server, rosa, story!);
	await sample(calls);
	const idle: Sample[] = [];
	const busy: Sample[] = [];
	for (let turn = 0; turn < turns; turn++) {
		idle.push(await watched(server, () => sample(calls)));
		busy.push(await whileBusy(server, juno, () => watched(server, () => sample(calls))));
		await untilDrawn(server, juno);
	}
	return figuresOf(calls, idle, busy);
}

function figuresOf(calls: readonly Call[], idle: readonly Sample[], busy: readonly Sample[]): Figure[] {
	const call = (samples: readonly Sample[], at: number) => median(samples.flatMap(({ times }) => times[at]!));
	const delay = (samples: readonly Sample[], key: keyof Delays) => median(samples.map(({ delays }) => delays[key]));
	const calling = calls.map(({ what }, at): Figure => {
		const than = { what: 'idle', value: call(idle, at) };
		return { what, value: call(busy, at), unit: 'ms', than, limit: { ratio: 1.5 } };
	});
	const behind = (['p50', 'p99', 'max'] as const).map((key): Figure => {
		const than = { what: 'idle', value: delay(idle, key) };
		return { what: `event loop behind, ${key}`, value: delay(busy, key), unit: 'ms', than };
	});
	return [...calling, ...behind];
}

function callsOf(server: Server, rosa: Session, { _id, nodes, requestId }: ListedStory): Call[] {
	const login = { email: rosa.user.email!, password: passwordOf('Rosa') };
	const get = (path: string) => ({ what: `GET ${path}`, make: () => server.ask('GET', path, rosa) });
	return [
		get('/api/stories'),
		{ ...get(`/api/stories/${_id}`), what: 'GET /api/stories/:id' },
		{ ...get(`/api/stories/status/${requestId}`), what: 'GET /api/stories/status/:id' },
		get('/api/auth/profile'),
		{ ...get(nodes[0]!.images!.medium), what: 'GET /api/media/:picture' },
		{ what: 'POST /api/auth/login', make: () => server.ask('POST', '/api/auth/login', undefined, login) },
	];
}

async function sample(calls: readonly Call[]): Promise<number[][]> {
	const times = calls.map(() => [] as number[]);
	for (let round = 0; round < rounds; round++) {
		for (const [at, { make }] of calls.entries()) times[at]!.push((await timed(make)).ms);
		await sleep(pause);
	}
	return times;
}

async function watched(server: Server, work: () => Promise<number[][]>): Promise<Sample> {
	await server.delays();
	const times = await work();
	return { times, delays: await server.delays() };
}
