import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aboutCalls } from '../../../shared/about.ts';
import { adminCalls } from '../../../shared/admin.ts';
import type { Call } from '../../../shared/call.ts';
import { calls } from '../../../shared/calls.ts';
import { enteringCalls } from '../../../shared/entering.ts';
import { familyCalls } from '../../../shared/family.ts';
import { makingCalls } from '../../../shared/making.ts';
import { paymentCalls } from '../../../shared/payment.ts';
import { syncCalls } from '../../../shared/sync.ts';
import { upkeepCalls } from '../../../shared/upkeep.ts';
import { testDesk } from '../testing/desk.ts';
import { kindOf, limits, provider, read, request, wire } from './testing/calls.ts';

describe('a provider that sends a call elsewhere', () => {
	it.each([301, 302, 303, 307, 308])('S45 is refused (%i), and nothing is sent there', async (status) => {
		const asked: string[] = [];
		const elsewhere = await wire(({ url }, response) => {
			asked.push(url!);
			response.end('{"choices":[]}');
		});
		const location = `${elsewhere}/inside`;
		const baseUrl = await wire((_, response) => void response.writeHead(status, { location }).end('moved'));
		const { model } = request;
		const ask = (send: Parameters<ReturnType<typeof provider>['ask']>[2]) =>
			kindOf(provider(baseUrl).ask(limits, testDesk(), send));
		const kinds = [
			await kindOf(read(provider(baseUrl))),
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
		const contract = { ...aboutCalls, ...adminCalls, ...calls, ...enteringCalls, ...familyCalls, ...makingCalls };
		const all = Object.values({ ...contract, ...paymentCalls, ...syncCalls, ...upkeepCalls }) as Call<
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
