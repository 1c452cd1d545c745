import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls } from '../shared/admin.ts';
import { type Call, fillPath } from '../shared/call.ts';
import { enteringCalls } from '../shared/entering.ts';
import { familyCalls } from '../shared/family.ts';
import { makingCalls } from '../shared/making.ts';
import type { Session } from '../shared/user.ts';
import { registerAdmin, wishFor } from './testing/admin.ts';
import { addBareStory, type House, testHouse } from './testing/house.ts';

let house: House;
let rosa: Session;
let ada: Session;

beforeAll(async () => {
	house = await testHouse();
	rosa = await house.register('Rosa');
	ada = await registerAdmin(house);
	await addBareStory(house, rosa.user, rosa.user._id);
});
afterAll(() => house.close());

/** Calls with a body, and one body each that is nearly right: what breaks a server is mostly right. */
const nearlyRight: readonly (readonly [Pick<Call<unknown, unknown, unknown>, 'method' | 'path'>, object])[] = [
	[enteringCalls.register, { email: 'x', password: 'long enough', profile: { name: 'Milo', age: 7 }, consent: true }],
	[enteringCalls.login, { email: 'x', password: 'long enough' }],
	[familyCalls.saveProfile, { profile: { name: 'Rosa', age: 36 }, settings: settings() }],
	[familyCalls.addChild, { profile: { name: 'Milo', age: 7 }, settings: settings() }],
	[familyCalls.saveChildSettings, settings()],
	[
		makingCalls.createStory,
		{
			genre: 'fantasy',
			ageRating: 5,
			ageGroup: '3-5',
			settings: { mood: 'cheerful', characters: [{ name: 'Pip', gender: 'any', type: 'Fox', traits: ['brave'] }] },
			frontendRequestId: 'request-of-rosa',
		},
	],
	[makingCalls.nextChapter, { nodeId: 'x', choiceIndex: 0 }],
	[makingCalls.narrate, { text: 'x', voice: 'sage', storyId: 'x', nodeId: 'y' }],
	[adminCalls.addUser, wishFor('Nina', { parentId: '01890000-0000-7000-8000-000000000000' })],
	[adminCalls.saveUser, wishFor('Rosa', { role: 'child', parentId: null })],
	[adminCalls.saveStory, { title: 'x', isPublished: true }],
	[adminCalls.saveSettings, { textModel: 'deepseek' }],
];

function settings() {
	return { allowedGenres: ['pirate'], contentRestrictions: { maxAgeRating: 5, disabledTopics: ['spiders'] } };
}

const hostile = fc.oneof(
	fc.jsonValue(),
	fc.string({ unit: 'binary' }),
	fc.constantFrom('\0', '\ud800', "' or 1=1 --", '__proto__', 'x'.repeat(5000), 1e308, -0, null, [], {}),
);

/** The body with one of its values, however deep, replaced. */
function spoiled(body: object): fc.Arbitrary<unknown> {
	const paths = pathsOf(body);
	return fc.tuple(fc.constantFrom(...paths), hostile).map(([path, value]) => replaced(body, path, value));
}

function pathsOf(value: unknown): string[][] {
	if (typeof value !== 'object' || value === null) return [[]];
	return [[], ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner).map((path) => [name, ...path]))];
}

function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
	if (name === undefined) return by;
	const copy: Record<string, unknown> = structuredClone(value) as Record<string, unknown>;
	copy[name] = replaced(copy[name], rest, by);
	return copy;
}

describe('a body with one thing wrong in it', () => {
	it.each(nearlyRight)('is answered, never with a fault of the server: $path', async ({ method, path }, body) => {
		const isAdmins = path.startsWith('/api/admin');
		const address = fillPath(path, { id: isAdmins ? rosa.user._id : 'x', childId: 'x' });
		await fc.assert(
			fc.asyncProperty(spoiled(body), async (sent) => {
				const answer = await house.ask(method, address, {
					as: isAdmins ? ada : rosa,
					body: JSON.stringify(sent),
				});
				expect(answer.status).toBeLessThan(500);
				if (answer.status >= 400)
					expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
			}),
			{ numRuns: 150 },
		);
	});
});
