import fc from 'fast-check';
import { adminCalls } from '../../../shared/admin.ts';
import type { Call } from '../../../shared/call.ts';
import { enteringCalls } from '../../../shared/entering.ts';
import { familyCalls } from '../../../shared/family.ts';
import { makingCalls } from '../../../shared/making.ts';
import { paymentCalls } from '../../../shared/payment.ts';
import { wishFor } from '../admin.ts';

const settings = { allowedGenres: ['pirate'], contentRestrictions: { maxAgeRating: 5, disabledTopics: ['spiders'] } };
const hero = { name: 'Pip', gender: 'any', type: 'Fox', traits: ['brave'] };
const story = { genre: 'fantasy', ageRating: 5, ageGroup: '3-5', settings: { mood: 'cheerful', characters: [hero] } };
const account = { email: 'x', password: 'long enough' };

type Calls = readonly (readonly [Pick<Call<unknown, unknown, unknown>, 'method' | 'path'>, object])[];

/** Calls with a body, and one body each that is nearly right: what breaks a server is mostly right. */
const nearlyRight: Calls = [
	[enteringCalls.register, { ...account, profile: { name: 'Milo', age: 7 }, consent: true }],
	[enteringCalls.login, account],
	[familyCalls.changePassword, { currentPassword: 'rosa-has-a-key', newPassword: 'x' }],
	[familyCalls.saveProfile, { profile: { name: 'Rosa', age: 36 }, settings }],
	[familyCalls.addChild, { _id: '01890000-0000-7000-8000-000000000000', profile: { name: 'Milo', age: 7 }, settings }],
	[familyCalls.saveChildSettings, settings],
	[familyCalls.deleteAccount, { password: 'x' }],
	[makingCalls.createStory, { ...story, frontendRequestId: 'request-of-rosa' }],
	[makingCalls.nextChapter, { nodeId: 'x', choiceIndex: 0 }],
	[makingCalls.narrate, { text: 'x', voice: 'sage', storyId: 'a-story-of-rosa', nodeId: 'y' }],
	[makingCalls.pack, { depth: 1 }],
	[paymentCalls.confirm, { sessionId: 'cs_test_1' }],
	[adminCalls.addUser, wishFor('Nina', { parentId: '01890000-0000-7000-8000-000000000000' })],
	[adminCalls.saveUser, wishFor('Rosa', { role: 'child', parentId: null })],
	[adminCalls.saveStory, { title: 'x', isPublished: true }],
	[adminCalls.saveSettings, { textModel: 'deepseek' }],
	[adminCalls.tryModel, { textModel: 'deepseek' }],
];

/** Values that somebody would try who wants to see a server fall. */
const hostileTexts = [
	...['\0', '\ud800', "' or 1=1 --", '"; drop table account; --', '%', '__proto__', 'constructor', '../../etc/passwd'],
	...['{{7*7}}', '<script>alert(1)</script>', '\r\nSet-Cookie: a=b', '\u202e', 'ﷺ'.repeat(40), 'x'.repeat(5000), 'NaN'],
] as const;

export const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 20 }));

const hostileValue = fc.oneof(
	hostileText,
	fc.constantFrom<unknown>(1e308, -0, -1, 0.5, 2 ** 53, null, true, [], {}, [[]], { $ne: null }),
	fc.jsonValue({ maxDepth: 2 }),
);

/** A body for a route: as it should be, but for a value somewhere in it, or a few letters of it. */
export function hostileBody(method: string, path: string): fc.Arbitrary<string> {
	const right = nearlyRight.find(([call]) => call.method === method && call.path === path)?.[1] ?? {};
	const paths = pathsOf(right);
	const spoiled = fc
		.tuple(fc.constantFrom(...paths), hostileValue)
		.map(([path, value]) => JSON.stringify(replaced(right, path, value)) ?? '');
	const text = JSON.stringify(right);
	const broken = fc
		.tuple(fc.nat(text.length), fc.nat(4), hostileText)
		.map(([at, gone, more]) => text.slice(0, at) + more + text.slice(at + gone));
	const polluted = fc.constantFrom('__proto__', 'constructor', 'prototype').map((name) => {
		return `{"${name}":{"isAdmin":true,"role":"admin"},${text.slice(1)}`;
	});
	return fc.oneof({ weight: 8, arbitrary: spoiled }, { weight: 2, arbitrary: broken }, polluted, fc.constant(text));
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
