import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls } from '../../shared/contract/admin.ts';
import { webhookEndpoint } from '../../shared/contract/endpoints.ts';
import { familyCalls } from '../../shared/contract/family.ts';
import type { Session } from '../../shared/contract/user.ts';
import { limits } from '../../shared/rules/limits.ts';
import { adminUserInput, registerAdmin } from '../testing/admin-fixtures.ts';
import { accessOf, startPaymentServer } from '../testing/payment-server.ts';
import { paidEvent, signPayload } from '../testing/stripe-double.ts';
import { passwordOf, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: Session;
beforeAll(async () => {
	server = await startTestServer();
	ada = await registerAdmin(server);
});
afterAll(() => server.close());

/** JSON of this depth around a core, in several shapes. */
const shapes: Record<string, (depth: number, core: string) => string> = {
	arrays: (depth, core) => '['.repeat(depth) + core + ']'.repeat(depth),
	objects: (depth, core) => '{"a":'.repeat(depth) + core + '}'.repeat(depth),
	'objects in arrays': (depth, core) => '[{"a":'.repeat(depth / 2) + core + '}]'.repeat(depth / 2),
	'objects with escaped names': (depth, core) => '{"\\u0061":'.repeat(depth) + core + '}'.repeat(depth),
};
const cores = { nothing: '1', 'an escape': '"\\u0061"', 'half a character': '"\\ud800"' };
const every = Object.keys(shapes).flatMap((shape) =>
	[200, 5_000, 30_000].flatMap((depth) =>
		Object.entries(cores).map(([core, text]) => [shape, depth, core, text] as const),
	),
);

/** Limited so that the body does not exceed its size limit. */
function nested(shape: string, depth: number, core: string): string {
	const text = shapes[shape]!(depth, core);
	const fitting = Math.floor((depth * (limits.bodyBytes - 500)) / text.length / 2) * 2;
	return text.length < limits.bodyBytes - 500 ? text : shapes[shape]!(fitting, core);
}

const refusal = { error: expect.any(String), message: expect.any(String), code: 'invalid-input' };

describe('S40 JSON that is nested deeply is refused with 400:', () => {
	it.each(every)('%s, %d deep, around %s', async (shape, depth, _, core) => {
		const deep = nested(shape, depth, core);
		const bodies = {
			whole: deep,
			'a field': `{"profile":${deep}}`,
			'an unknown field': `{"profile":{"name":"Milo","age":7},"more":${deep}}`,
			'after an escape': `["\\u0061",${deep}]`,
		};
		for (const [where, body] of Object.entries(bodies)) {
			for (const headers of [{}, { 'idempotency-key': `key-of-${shape.replaceAll(' ', '-')}-${depth}` }]) {
				const json = { 'content-type': 'application/json', ...headers };
				const answer = await server.request('POST', familyCalls.addChild.path, { as: ada, body, headers: json });
				expect([where, answer.status, answer.body]).toEqual([where, 400, expect.objectContaining(refusal)]);
			}
		}
	});

	it('without a session, in a password, and in the largest permitted body', async () => {
		const deep = nested('arrays', 30_000, '"\\u0061"');
		const login = await server.request('POST', '/api/auth/login', {
			body: `{"email":"a@example.com","password":${deep}}`,
		});
		expect([login.status, login.body.code]).toEqual([400, 'invalid-input']);
		const path = adminCalls.saveStory.path.replace(':id', ada.user._id);
		const body = shapes.arrays!(limits.adminStoryBytes / 2 - 50, '"\\u0061"');
		const story = await server.request('PUT', path, { as: ada, body });
		expect([story.status, story.body.code]).toEqual([400, 'invalid-input']);
		// Payment is not configured here, which is checked before the body.
		const webhook = await server.request('POST', webhookEndpoint.path, { body: deep });
		expect(webhook.body.code).toBe('payment-not-configured');
	});

	it('but JSON of normal depth is accepted', async () => {
		const body = adminUserInput('Nina', { password: passwordOf('Nina') });
		const answer = await server.request('POST', adminCalls.addUser.path, {
			as: ada,
			body: { ...body, more: [[[[['\u0001']]]]] },
		});
		expect(answer.status).toBe(201);
	});
});

it.each([
	'{"toString":""}',
	'{"valueOf":1,"toString":[]}',
])('S40 an object with the length %s in the place of a list is refused with 400', async (length) => {
	const list = `{"length":${length}}`;
	const settings = `{"allowedGenres":${list},"contentRestrictions":{"maxAgeRating":5,"disabledTopics":${list}}}`;
	const body = `{"profile":{"name":"Milo","age":7},"settings":${settings}}`;
	const headers = { 'content-type': 'application/json' };
	const answer = await server.request('POST', familyCalls.addChild.path, { as: ada, body, headers });
	expect([answer.status, answer.body]).toEqual([400, expect.objectContaining(refusal)]);
});

it.each(
	Object.keys(shapes),
)('S40 an event that Stripe signed may hold deep JSON, and deep JSON that is no event is refused: %s', async (shape) => {
	const paymentServer = await startPaymentServer();
	try {
		const now = Math.floor(paymentServer.server.clock.now / 1000);
		const rosa = await paymentServer.server.register('Rosa');
		const deep = nested(shape, 30_000, '"\\u0061"');
		const { body } = paidEvent(rosa.user._id, now);
		const paid = body.replace('"metadata":{', `"metadata":{"more":${deep},`);
		expect(paid).toContain(deep);
		expect((await paymentServer.deliver(deep, signPayload(deep, now))).status).toBe(400);
		expect((await paymentServer.deliver(paid, signPayload(paid, now))).status).toBe(200);
		expect(await accessOf(paymentServer, rosa)).toBe('active, lifetime');
	} finally {
		await paymentServer.close();
	}
});
