import fc from 'fast-check';
import { adminCalls } from '../../../shared/contract/admin.ts';
import { authCalls } from '../../../shared/contract/auth.ts';
import type { Call } from '../../../shared/contract/call.ts';
import { familyCalls } from '../../../shared/contract/family.ts';
import { paymentCalls } from '../../../shared/contract/payment.ts';
import { reportCalls, storyCalls } from '../../../shared/contract/stories.ts';
import { toldChapterCalls } from '../../../shared/contract/told-chapters.ts';
import { tellStory } from '../../stories/testing/told-chapters.ts';
import { adminUserInput } from '../admin-fixtures.ts';
import { emailOf, passwordOf } from '../test-server.ts';
import type { ResourceIds } from './fixture.ts';

const settings = { allowedGenres: ['pirate'], contentRestrictions: { maxAgeRating: 5, disabledTopics: ['spiders'] } };
const hero = { name: 'Pip', gender: 'any', type: 'Fox', traits: ['brave'] };
const story = { genre: 'fantasy', ageRating: 5, ageGroup: '3-5', settings: { mood: 'cheerful', characters: [hero] } };
const password = passwordOf('Rosa');

/** A chapter of a device, after the second choice of a chapter. */
function toldChapter(parentNodeId: string): object {
	const { chapter } = tellStory([0]).uploads[1]!;
	return { chapter: { ...chapter, parentNodeId, choiceIndex: 1, choiceTaken: 'Go right' } };
}

type Calls = readonly (readonly [Pick<Call<unknown, unknown, unknown>, 'method' | 'path'>, object])[];

/** Calls with a body, each with a valid one: what breaks a server is mostly valid. */
export const validBodies = ({ story: storyId, chapter: nodeId, user }: ResourceIds): Calls => [
	[authCalls.register, { email: emailOf('Ida'), password, profile: { name: 'Ida', age: 36 }, consent: true }],
	[authCalls.login, { email: emailOf('Rosa'), password }],
	[familyCalls.changePassword, { currentPassword: password, newPassword: 'another long one' }],
	[familyCalls.saveProfile, { profile: { name: 'Rosa', age: 36 }, settings }],
	[familyCalls.saveComfort, { letters: 'andika', size: 3, spacing: 2, width: 1, paper: 'night' }],
	[familyCalls.addChild, { profile: { name: 'Milo', age: 7 }, settings }],
	[familyCalls.saveChildSettings, settings],
	[familyCalls.deleteAccount, { password }],
	[storyCalls.createStory, { ...story, frontendRequestId: 'request-of-rosa' }],
	[toldChapterCalls.uploadChapter, toldChapter(nodeId)],
	[storyCalls.nextChapter, { nodeId, choiceIndex: 0 }],
	[storyCalls.narrate, { text: 'x', voice: 'sage', storyId, nodeId }],
	[storyCalls.pack, { depth: 1 }],
	[storyCalls.setFavourite, { isFavourite: true }],
	[reportCalls.reportChapter, { nodeId, reason: 'scary' }],
	[reportCalls.markReportSeen, { nodeId }],
	[adminCalls.decideReport, { decision: 'shown' }],
	[paymentCalls.confirm, { sessionId: 'cs_test_1' }],
	[adminCalls.addUser, adminUserInput('Nina', { parentId: user })],
	[adminCalls.saveUser, adminUserInput('Rosa', { role: 'child', parentId: null })],
	[adminCalls.saveStory, { title: 'x', isPublished: true }],
	[adminCalls.saveSettings, { textModel: 'deepseek' }],
	[adminCalls.tryModel, { textModel: 'deepseek' }],
	[adminCalls.tryVoice, {}],
];

/** Values that an attacker would try. */
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

/** A body for a route: valid except for one value, or for a few characters. `ids` are read when it is generated. */
export function hostileBody(method: string, path: string, ids: ResourceIds): fc.Arbitrary<string> {
	const body = () => validBodies(ids).find(([call]) => call.method === method && call.path === path)?.[1] ?? {};
	const spoiled = fc.tuple(fc.nat(), hostileValue).map(([at, value]) => {
		// Once: the next body may have another shape.
		const valid = body();
		const paths = pathsOf(valid);
		return JSON.stringify(replaced(valid, paths[at % paths.length]!, value)) ?? '';
	});
	const broken = fc.tuple(fc.nat(), fc.nat(4), hostileText).map(([where, gone, more]) => {
		const text = JSON.stringify(body());
		const at = where % text.length;
		return text.slice(0, at) + more + text.slice(at + gone);
	});
	const polluted = fc.constantFrom('__proto__', 'constructor', 'prototype').map((name) => {
		return `{"${name}":{"isAdmin":true,"role":"admin"},${JSON.stringify(body()).slice(1)}`;
	});
	const whole = fc.constant(body).map((make) => JSON.stringify(make()));
	return fc.oneof({ weight: 8, arbitrary: spoiled }, { weight: 2, arbitrary: broken }, polluted, whole);
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
