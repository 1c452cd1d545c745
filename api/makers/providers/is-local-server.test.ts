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

describe('a provider that sends a call elsewhere', () => {
	it.each([301, 302, 303, 307, 308])('S45 is refused (%i), and nothing is sent there', async (status) => {
		const asked: string[] = [];
		const elsewhere = await bareServer(({ url }, response) => {
			asked.push(url!);
			response.end('{"choices":[]}');
		});
		const location = `${elsewhere}/inside`;
		const baseUrl = await bareServer((_, response) => void response.writeHead(status, { location }).end('moved'));
		const { model } = request;
		const ask = (send: Parameters<ReturnType<typeof provider>['call']>[2]) =>
			kindOf(provider(baseUrl).call(limits, testJobContext(), send));
		const kinds = [
			await kindOf(readStream(provider(baseUrl))),
			await ask((client, options) => client.chat.completions.create(request, options)),
			await ask((client, options) => client.images.generate({ model, prompt: 'a fox' }, options)),
			await ask((client, options) => client.audio.speech.create({ model, voice: 'sage', input: 'a fox' }, options)),
			await ask((client, options) => client.moderations.create({ model, input: 'a fox' }, options)),
			await ask((client, options) => client.models.list(options)),
		];
		expect([kinds, asked]).toEqual([kinds.map(() => 'refused'), []]);
	});
});

describe('an address that the server would call', () => {
	it('S44 can be told in no call of the contract: all of them come from the environment', () => {
		const contract = { ...aboutCalls, ...adminCalls, ...firstLoadCalls, ...authCalls, ...familyCalls, ...storyCalls };
		const all = Object.values({ ...contract, ...paymentCalls, ...syncCalls, ...healthCalls }) as Call<
			unknown,
			unknown,
			unknown
		>[];
		const taken = all.flatMap(({ body, query }) => [body, query].flatMap((shape) => (shape ? namesIn(shape) : [])));
		expect(taken).toContain('frontendRequestId');
		expect(taken.filter((name) => /ur[il]|host|address|origin|endpoint|base|proxy|webhook/i.test(name))).toEqual([]);
	});
});

/** The names of all fields that a shape has, at any depth. */
function namesIn(shape: z.ZodMiniType): string[] {
	const names: string[] = [];
	JSON.stringify(z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' }), (_, value: unknown) => {
		if (typeof value === 'object' && value !== null && 'properties' in value) {
			names.push(...Object.keys(value.properties as object));
		}
		return value;
	});
	return names;
}
