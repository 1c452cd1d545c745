import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NewStory } from '../../shared/contract/stories.ts';
import type { ListedStory } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { ageGroups } from '../../shared/rules/ages.ts';
import { characterTypes } from '../../shared/words/character-types.ts';
import { genres } from '../../shared/words/genres.ts';
import { moods } from '../../shared/words/moods.ts';
import { traits } from '../../shared/words/traits.ts';
import type { Delays, Memory } from './event-loop.ts';

const main = join(import.meta.dirname, '../../api/built/main.js');
const eventLoop = new URL('./event-loop.ts', import.meta.url).href;

export type Server = AsyncDisposable & {
	url: string;
	/** Where it keeps its data. */
	folder: string;
	/** Its process. */
	pid: number;
	ask<Body>(method: string, path: string, as?: Session, body?: object): Promise<Body>;
	/** The delays of its event loop since the last call. */
	delays(): Promise<Delays>;
	/** What it holds, after everything unused was cleared away. */
	memory(): Promise<Memory>;
};

/**
 * The real server with its built-in makers unless `more` names others, in a process and a folder of its own, on a free port.
 * `fill` puts something into the folder before.
 */
export async function startServer(
	more: Readonly<Record<string, string>> = {},
	fill?: (folder: string) => Promise<void>,
): Promise<Server> {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-bench-'));
	await fill?.(folder);
	const { PATH, MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_ } = process.env;
	const env = {
		PATH,
		MALLOC_ARENA_MAX,
		MALLOC_TRIM_THRESHOLD_,
		PORT: '0',
		RATE_LIMIT: 'off',
		DATA_DIR: folder,
		...more,
	};
	const stdio = ['ignore', 'pipe', 'inherit', 'ipc'] as const;
	const options = ['--max-semi-space-size=2', '--expose-gc', '--import', eventLoop, ...extraOptions()];
	const child = spawn(process.execPath, [...options, main], { env, stdio: [...stdio] });
	const url = await addressOf(child);
	const told = async <News>(asked: string) => {
		const [[news]] = await Promise.all([once(child, 'message'), child.send(asked)]);
		return news as News;
	};
	return {
		url,
		folder,
		pid: child.pid!,
		ask: (method, path, as, body) => ask(url + path, method, as, body),
		delays: () => told<Delays>('delays'),
		memory: () => told<Memory>('memory'),
		async [Symbol.asyncDispose]() {
			child.kill('SIGTERM');
			if (child.exitCode === null) await once(child, 'exit');
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** Node options for the server, for profiling: `BENCH_NODE_OPTIONS=--cpu-prof`. */
function extraOptions(): string[] {
	return process.env.BENCH_NODE_OPTIONS?.split(' ') ?? [];
}

async function addressOf(child: ChildProcess): Promise<string> {
	let said = '';
	for await (const text of child.stdout!.setEncoding('utf8')) {
		said += text;
		const address = /http:\/\/\S+/.exec(said);
		if (address) return address[0].replace('localhost', '127.0.0.1');
	}
	throw new Error('The server did not start');
}

async function ask<Body>(url: string, method: string, as?: Session, body?: object): Promise<Body> {
	const response = await fetch(url, {
		method,
		headers: { 'content-type': 'application/json', ...(as ? { authorization: `Bearer ${as.token}` } : {}) },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	if (response.status >= 400 && response.status !== 503) throw new Error(`${url}: ${await response.text()}`);
	if (response.headers.get('content-type')?.startsWith('application/json')) return (await response.json()) as Body;
	return (await response.arrayBuffer()) as Body;
}

/** Registers a parent. */
export function register(server: Server, name: string): Promise<Session> {
	const email = `${name.toLowerCase()}@example.com`;
	const account = { email, password: passwordOf(name), profile: { name, age: 36 }, consent: true };
	return server.ask('POST', '/api/auth/register', undefined, account);
}

export const passwordOf = (name: string) => `${name.toLowerCase()}-has-a-key`;

let count = 0;

/** Story inputs of all kinds, the age groups in turn; the same in every run. */
export function storyInput(): NewStory {
	const number = count++;
	const of = <Word>(words: readonly Word[], step: number): Word => words[(number * step) % words.length]!;
	const hero = { name: 'Milo', gender: 'any', type: of(characterTypes, 7), traits: [of(traits, 11), of(traits, 13)] };
	return {
		genre: of(genres, 3),
		ageRating: 12,
		ageGroup: of(ageGroups, 1),
		settings: { mood: of(moods, 7), characters: [{ ...hero, traits: [...new Set(hero.traits)] } as const] },
		frontendRequestId: `bench-${process.pid}-${number}`,
	} as NewStory;
}

/** Waits until all stories of an account are written and drawn, and returns them. */
export async function untilDrawn(server: Server, as: Session): Promise<ListedStory[]> {
	for (;;) {
		const stories = await server.ask<ListedStory[]>('GET', '/api/stories', as);
		const lost = stories.find(({ status }) => status === 'failed');
		if (lost) throw new Error(`A story failed: ${lost.error}`);
		if (stories.every(({ nodes }) => nodes[0]?.images)) return stories;
		await sleep(250);
	}
}
