import { randomBytes } from 'node:crypto';
import { createPasswords } from '../../api/accounts/passwords.ts';
import { createTokens } from '../../api/accounts/tokens.ts';
import { createApp } from '../../api/app/app.ts';
import type { Config } from '../../api/app/config.ts';
import type { AppContext } from '../../api/app/context.ts';
import { openData } from '../../api/app/open-data.ts';
import { createBackups } from '../../api/backup/backups.ts';
import type { Makers } from '../../api/makers/makers.ts';
import { allMakers } from '../../api/makers/makers.ts';
import { openMedia } from '../../api/media/open-media.ts';
import { createQueue } from '../../api/stories/queue/queue.ts';
import { type Call, type PathParams, urlOf } from '../../shared/contract/call.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { day } from '../../shared/rules/durations.ts';

/** Queue limits above what the seed requests at once. */
const unlimitedQueue = { concurrency: 4, busy: 10_000, full: 10_000 };
const noCaps = { dailyStoryCap: 0, dailyChapterCap: 0, dailyNarrationCap: 0, dailyServerCap: 0 };

/** Each try waits for most of a minute until the server answers that it is still writing or narrating. */
const maxTries = 10;

/** Makes a call of the contract. Throws with the server's message for an error response. */
export type ApiClient = <Query, Body, Answer, Path extends string>(
	call: Call<Query, Body, Answer, Path>,
	input?: { as?: Session; params?: PathParams<Path>; query?: Query; body?: Body },
) => Promise<Answer>;

export type SeedServer = {
	context: AppContext;
	/** A client of the server with a clock that many days ago; `trialDays`: it grants a trial of that length. */
	clientAt(options?: { daysAgo?: number; trialDays?: number }): ApiClient;
	close(): Promise<void>;
};

/** The server without port and sockets, on the configuration's `DATA_DIR`. Throws StartError while a server uses that. */
export async function openSeedServer(given: Config, makers: Makers): Promise<SeedServer> {
	const config = { ...given, ...noCaps, queue: unlimitedQueue, rateLimit: false, lookAhead: 0 };
	const { db, close } = await openData(config, { exclusive: true });
	const now = Date.now;
	const foundation = {
		config,
		db,
		cluster: null,
		media: await openMedia(config),
		makers,
		// A random secret: no session of the seed outlives this process.
		tokens: await createTokens(randomBytes(32).toString('hex'), now),
		passwords: createPasswords(),
		notify: () => {},
		disconnectSessions: () => {},
		now,
	};
	const parts: AppContext = {
		...foundation,
		queue: createQueue(foundation),
		backups: createBackups(config, foundation),
	};
	await parts.queue.start();
	return {
		context: parts,
		clientAt: ({ daysAgo = 0, trialDays } = {}) => {
			const signup = trialDays
				? ({ access: 'trial', trialDays } as const)
				: ({ ...config.signup, access: 'lifetime' } as const);
			return clientFor(createApp({ ...parts, config: { ...config, signup }, now: () => now() - daysAgo * day }));
		},
		async close() {
			await parts.queue.stop();
			await Promise.all(allMakers(makers).map((maker) => maker.close?.()));
			await close();
		},
	};
}

function clientFor(app: ReturnType<typeof createApp>): ApiClient {
	return ({ method, path }, { as, params, query, body } = {}) => {
		const headers = { 'content-type': 'application/json', ...(as && { authorization: `Bearer ${as.token}` }) };
		const request = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
		return requestUntilDone(app, urlOf(path, params, query), request);
	};
}

async function requestUntilDone<Answer>(
	app: ReturnType<typeof createApp>,
	url: string,
	request: RequestInit,
	tries = maxTries,
): Promise<Answer> {
	const response = await app.request(url, request);
	const answer = (await response.json()) as Answer & Partial<WireError>;
	if (response.ok) return answer;
	if (answer.code?.startsWith('still-') && tries > 1) return requestUntilDone(app, url, request, tries - 1);
	throw new Error(`${request.method} ${url} was refused: ${answer.error}`);
}
