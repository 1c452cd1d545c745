import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aboutCalls } from '../../../shared/contract/about.ts';
import { adminCalls } from '../../../shared/contract/admin.ts';
import { authCalls } from '../../../shared/contract/auth.ts';
import type { Call } from '../../../shared/contract/call.ts';
import { familyCalls } from '../../../shared/contract/family.ts';
import { firstLoadCalls } from '../../../shared/contract/first-load.ts';
import { healthCalls } from '../../../shared/contract/health.ts';
import { paymentCalls } from '../../../shared/contract/payment.ts';
import { storyCalls } from '../../../shared/contract/stories.ts';
import { syncCalls } from '../../../shared/contract/sync.ts';
import { testJobContext } from '../testing/job-context.ts';
import { bareServer, kindOf, limits, provider, readStream, request } from './testing/calls.ts';

describe('a redirect by a provider', () => {
	it.each([301, 302, 303, 307, 308])('S45 is refused (%i), and nothing is sent to its target', async (status) => {
		const requested: string[] = [];
		const target = await bareServer(({ url }, response) => {
			requested.push(url!);
			response.end('{"choices":[]}');
		});
		const location = `${target}/inside`;
		const baseUrl = await bareServer((_, response) => void response.writeHead(status, { location }).end('moved'));
		const { model } = request;
		const kindOfCall = (send: Parameters<ReturnType<typeof provider>['call']>[2]) =>
			kindOf(provider(baseUrl).call(limits, testJobContext(), send));
		const kinds = [
			await kindOf(readStream(provider(baseUrl))),
			await kindOfCall((client, options) => client.chat.completions.create(request, options)),
			await kindOfCall((client, options) => client.images.generate({ model, prompt: 'a fox' }, options)),
			await kindOfCall((client, options) =>
				client.audio.speech.create({ model, voice: 'sage', input: 'a fox' }, options),
			),
			await kindOfCall((client, options) => client.moderations.create({ model, input: 'a fox' }, options)),
			await kindOfCall((client, options) => client.models.list(options)),
		];
		expect([kinds, requested]).toEqual([kinds.map(() => 'refused'), []]);
	});
});

describe('an address that the server calls', () => {
	it('S44 is a field of no call of the contract: all addresses come from the environment', () => {
		const contract = { ...aboutCalls, ...adminCalls, ...firstLoadCalls, ...authCalls, ...familyCalls, ...storyCalls };
		const all = Object.values({ ...contract, ...paymentCalls, ...syncCalls, ...healthCalls }) as Call<
			unknown,
			unknown,
			unknown
		>[];
		const taken = all.flatMap(({ body, query }) =>
			[body, query].flatMap((schema) => (schema ? fieldNamesOf(schema) : [])),
		);
		expect(taken).toContain('frontendRequestId');
		expect(
			taken.filter((name) => /(?<!favo)ur[il]|host|address|origin|endpoint|base|proxy|webhook/i.test(name)),
		).toEqual([]);
	});
});

/** The names of all fields of a schema, at any depth. */
function fieldNamesOf(schema: z.ZodMiniType): string[] {
	const names: string[] = [];
	JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), (_, value: unknown) => {
		if (typeof value === 'object' && value !== null && 'properties' in value) {
			names.push(...Object.keys(value.properties as object));
		}
		return value;
	});
	return names;
}
