import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerAdmin } from './testing/admin.ts';
import { quickPasswords } from './testing/faults/faulty-house.ts';
import { hostileRequest, routesOf, type Sender, type Sent } from './testing/hostile/requests.ts';
import { addBareStory, addChild, type House, testHouse } from './testing/house.ts';
import { note, times } from './testing/long-run.ts';
import { childSession } from './testing/shop.ts';

const requests = times(100_000, 1_000_000);
/** Seconds of work on one request, by the processor's clock: a busy machine is no fault. */
const mostWork = 1;
/** Bytes that the heap may have grown by: a tenth of a kilobyte for each request would show. */
const mostGrowth = 4 * 1024 * 1024;

let house: House;
let senders: Record<Sender, string>;
const ids = { story: 'a-story-of-rosa', child: '', user: '' };

beforeAll(async () => {
	const instead = { passwords: quickPasswords, tell: () => {}, hangUp: () => {} };
	house = await testHouse({ instead, env: { STRIPE_WEBHOOK_SECRET: 'whsec_of_the_double' } });
});
afterAll(() => house.close());

/** A family of its own for each route: some requests come through, and delete it. */
beforeEach(async () => {
	await house.db.deleteFrom('account').execute();
	const rosa = await house.register('Rosa');
	const milo = await addChild(house, rosa, 'Milo', 7);
	const ada = await registerAdmin(house);
	await addBareStory(house, rosa.user, ids.story);
	Object.assign(ids, { child: milo._id, user: rosa.user._id });
	senders = {
		...{ nobody: '', rosa: rosa.token, ada: ada.token, milo: (await childSession(house, milo)).token },
		...{ forger: `${rosa.token.slice(0, -8)}AAAAAAAA` },
	};
});

/** Sends it; throws what is wrong with the answer. */
async function survive({ as, method, path, headers, body }: Sent): Promise<void> {
	const before = process.cpuUsage();
	const authorization = senders[as] && { authorization: `Bearer ${senders[as]}` };
	const response = await house.app.request(path, {
		...{ method, headers: { ...authorization, ...headers } },
		...(body === undefined ? {} : { body }),
	});
	const text = await response.text();
	const { user, system } = process.cpuUsage(before);
	expect((user + system) / 1e6).toBeLessThan(mostWork);
	if (response.status >= 500 && response.status !== 503) throw new Error(`${response.status}: ${text}`);
	if (response.status < 400 || method === 'HEAD') return;
	if (response.status === 416) return;
	const { error, message, code } = JSON.parse(text) as Record<string, unknown>;
	if (error !== message || !/^[A-Z“]/.test(String(error)) || !/^[a-z-]+$/.test(String(code))) {
		throw new Error(`No answer for a person: ${response.status} ${text}`);
	}
}

describe('S39 S40 whatever is sent', () => {
	it('is answered on every route, never with a fault of the server, and within a second', {
		timeout: 1_800_000,
	}, async (test) => {
		const routes = routesOf(house.app);
		const each = Math.ceil(requests / routes.length);
		for (const route of routes) {
			await fc.assert(fc.asyncProperty(hostileRequest(route, ids), survive), { numRuns: each });
		}
		note(test, {
			done: `Mutated requests (address, query, headers, body) over all ${routes.length} routes`,
			times: each * routes.length,
			found: 'no 5xx, none over a second, each refusal in words for a person',
		});
	});

	it('leaves nothing behind in memory', { timeout: 600_000 }, async (test) => {
		const routes = routesOf(house.app);
		const round = async (many: number) => {
			for (const route of routes) {
				for (const sent of fc.sample(hostileRequest(route, ids), many)) await survive(sent);
			}
		};
		const each = Math.ceil(requests / 20 / routes.length);
		await round(each);
		const before = heap();
		await round(each);
		const growth = heap() - before;
		expect(growth).toBeLessThan(mostGrowth);
		note(test, {
			...{ done: 'Memory after as many more', times: each * routes.length },
			found: `the heap grew by ${Math.max(0, growth / 1024 / 1024).toFixed(1)} MiB`,
		});
	});
});

/** Bytes in use, once what is not is gone. */
function heap(): number {
	setFlagsFromString('--expose-gc');
	(runInNewContext('gc') as () => void)();
	return process.memoryUsage().heapUsed;
}
