import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';
import type { Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { defaultSettings } from '../../../shared/rules/default-settings.ts';
import { voices } from '../../../shared/rules/limits.ts';
import { storyInput } from '../../stories/testing/story-requests.ts';
import { signPayload } from '../stripe-double.ts';
import { passwordOf, type TestResponse, type TestServer } from '../test-server.ts';
import type { FailingServer } from './failing-server.ts';

/** A request, the same bytes each time. */
type Step = () => Promise<TestResponse<unknown>>;

/** One run of a journey. */
export type Attempt = {
	/** Each is repeated until the server has done it, as devices do. */
	steps: readonly Step[];
	/** Statuses other than 2xx that tell a repeated request that it was done before. */
	repeatStatuses?: readonly number[];
	/** Throws unless everything requested exists exactly once. */
	verify(): Promise<void> | void;
};

/** What a family does. `begin` prepares a new run while nothing fails. */
export type Journey = (failing: FailingServer) => { begin(): Promise<Attempt> };

let count = 0;

function registerParent({ server }: FailingServer): Promise<Session> {
	return server.register(`Rosa${count++}`);
}

/** A mutation with an idempotency key, as devices send it. */
function idempotentStep(testServer: TestServer, as: Session, method: string, path: string, body?: unknown): Step {
	const headers = { 'idempotency-key': newId() };
	return () => testServer.request<unknown>(method, path, { as, headers, ...(body === undefined ? {} : { body }) });
}

const register: Journey = ({ server, rows }) => ({
	async begin() {
		const name = `Ida${count++}`;
		const account = { email: `${name}@example.com`.toLowerCase(), password: passwordOf(name) };
		const body = { ...account, profile: { name, age: 36 }, consent: true };
		const signUp = () => server.request<unknown>('POST', '/api/auth/register', { body });
		return {
			steps: [signUp, () => server.request<unknown>('POST', '/api/auth/login', { body: account })],
			repeatStatuses: [409],
			verify() {
				const [{ id }] = rows<{ id: string }>('select id from account where email = ?', account.email) as [
					{ id: string },
				];
				const consents = rows('select policy from consent where account_id = ? order by policy', id);
				expect(consents).toEqual([{ policy: 'privacy' }, { policy: 'terms' }]);
				expect(rows('select 1 from session where account_id = ?', id).length).toBeGreaterThan(0);
			},
		};
	},
});

const lookAfter: Journey = (failing) => ({
	async begin() {
		const { server, rows } = failing;
		const rosa = await registerParent(failing);
		const _id = newId();
		const settings = { allowedGenres: ['pirate'], contentRestrictions: { maxAgeRating: 5, disabledTopics: ['owls'] } };
		return {
			steps: [
				idempotentStep(server, rosa, 'POST', '/api/users/children', { _id, profile: { name: 'Milo', age: 7 } }),
				idempotentStep(server, rosa, 'PUT', `/api/users/settings/${_id}`, settings),
				idempotentStep(server, rosa, 'PUT', '/api/users/profile', {
					profile: { name: 'Rosalind', age: 37 },
					settings: defaultSettings(),
				}),
			],
			verify() {
				const family = rows(
					'select name, age, settings from account where ? in (id, parent_id) order by name',
					rosa.user._id,
				);
				expect(family).toMatchObject([
					{ name: 'Milo', age: 7, settings: JSON.stringify(settings) },
					{ name: 'Rosalind', age: 37 },
				]);
			},
		};
	},
});

const makeStory: Journey = (failing) => ({
	async begin() {
		const { server } = failing;
		const rosa = await registerParent(failing);
		const input = { ...storyInput(), _id: newId() };
		return {
			steps: [idempotentStep(server, rosa, 'POST', '/api/stories', input)],
			verify: () => expectCompleteStory(failing, input._id, 1),
		};
	},
});

const choose: Journey = (failing) => {
	let choices: { rosa: Session; id: string; nodeId: string; choiceIndex: number; chapters: number }[] = [];
	return {
		async begin() {
			const { server } = failing;
			if (choices.length === 0) {
				const rosa = await registerParent(failing);
				const { _id: id, startNode } = await createDrawnStory(failing, rosa);
				choices = [0, 1, 2].map((i) => ({ rosa, id, nodeId: startNode!, choiceIndex: i, chapters: i + 2 }));
			}
			const { rosa, id, nodeId, choiceIndex, chapters } = choices.shift()!;
			return {
				steps: [idempotentStep(server, rosa, 'POST', `/api/stories/${id}/generate`, { nodeId, choiceIndex })],
				verify() {
					expectCompleteStory(failing, id, chapters);
					expect(failing.rows('select taken_choice from chapter where id = ?', nodeId)).toEqual([
						{ taken_choice: choiceIndex },
					]);
				},
			};
		},
	};
};

const narrate: Journey = (failing) => {
	let narrations: { rosa: Session; body: { storyId: string; nodeId: string; text: string; voice: string } }[] = [];
	return {
		async begin() {
			const { server, rows } = failing;
			if (narrations.length === 0) {
				const rosa = await registerParent(failing);
				const { _id: storyId, nodes } = await createDrawnStory(failing, rosa);
				const { _id: nodeId, content: text } = nodes[0]!;
				narrations = voices.map((voice) => ({ rosa, body: { storyId, nodeId, text, voice } }));
			}
			const { rosa, body } = narrations.shift()!;
			return {
				steps: [idempotentStep(server, rosa, 'POST', '/api/tts', body)],
				verify() {
					const made = rows<{ media_name: string }>(
						'select media_name from narration where chapter_id = ? and voice = ?',
						...[body.nodeId, body.voice],
					);
					expect(made).toHaveLength(1);
					expectFile(server, made[0]!.media_name);
				},
			};
		},
	};
};

const pay: Journey = (failing) => ({
	async begin() {
		const { server, stripe, rows } = failing;
		const rosa = await registerParent(failing);
		let checkout = '';
		const begin = idempotentStep(server, rosa, 'POST', '/api/payment/create-checkout-session', {});
		const event = async () => {
			checkout ||= await stripe.pay(stripe.session(lastUrl).id);
			const body = JSON.stringify(
				stripe.events.findLast(({ data }) => (data.object as { id: string }).id === checkout),
			);
			const headers = {
				'content-type': 'application/json',
				'stripe-signature': signPayload(body, Math.floor(server.clock.now / 1000)),
			};
			return server.request<unknown>('POST', '/api/payment/webhook', { body, headers });
		};
		let lastUrl = '';
		return {
			steps: [
				async () => {
					const answer = await begin();
					lastUrl = (answer.body as { url?: string }).url ?? '';
					return answer;
				},
				event,
				() => idempotentStep(server, rosa, 'POST', '/api/payment/confirm', { sessionId: checkout })(),
				event,
			],
			verify() {
				expect(rows('select cents from payment where session_id = ?', checkout)).toEqual([{ cents: 499 }]);
				expect(
					rows('select subscription_status, has_lifetime_access from account where id = ?', rosa.user._id),
				).toEqual([{ subscription_status: 'active', has_lifetime_access: 1 }]);
			},
		};
	},
});

const removeStory: Journey = (failing) => ({
	async begin() {
		const { server, rows } = failing;
		const rosa = await registerParent(failing);
		const { _id } = await createDrawnStory(failing, rosa);
		return {
			steps: [idempotentStep(server, rosa, 'DELETE', `/api/stories/${_id}`)],
			repeatStatuses: [404],
			verify() {
				for (const table of ['chapter', 'job', 'media_use']) {
					expect(rows(`select 1 from ${table} where story_id = ?`, _id)).toEqual([]);
				}
				expect(rows('select 1 from story where id = ?', _id)).toEqual([]);
			},
		};
	},
});

const removeAccount: Journey = (failing) => ({
	async begin() {
		const { server, rows } = failing;
		const rosa = await registerParent(failing);
		await createDrawnStory(failing, rosa);
		const body = { password: passwordOf(rosa.user.profile.name) };
		return {
			steps: [() => server.request<unknown>('DELETE', '/api/users/me', { as: rosa, body })],
			repeatStatuses: [401],
			verify() {
				expect(rows('select 1 from account where id = ?', rosa.user._id)).toEqual([]);
				expect(rows('select 1 from story where family_id = ?', rosa.user._id)).toEqual([]);
				expect(rows('select 1 from session where account_id = ?', rosa.user._id)).toEqual([]);
			},
		};
	},
});

const read: Journey = (failing) => {
	let made: { rosa: Session; paths: string[] } | undefined;
	return {
		async begin() {
			const { server } = failing;
			if (!made) {
				const rosa = await registerParent(failing);
				const { _id, nodes } = await createDrawnStory(failing, rosa);
				const picture = nodes[0]!.images!.large;
				made = { rosa, paths: ['/api/stories', `/api/stories/${_id}`, picture, '/api/sync', '/api/users/export'] };
			}
			const { rosa, paths } = made;
			const answers: TestResponse<unknown>[] = [];
			return {
				steps: paths.map((path) => async () => {
					const answer = await server.request<unknown>('GET', path, { as: rosa });
					answers.push(answer);
					return answer;
				}),
				verify: () =>
					expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(paths.length),
			};
		},
	};
};

/** All journeys by name. */
export const journeys: Readonly<Record<string, Journey>> = {
	'signing up': register,
	'looking after a child': lookAfter,
	'making a story': makeStory,
	'taking a choice': choose,
	'having a chapter read aloud': narrate,
	paying: pay,
	reading: read,
	'deleting a story': removeStory,
	'deleting an account': removeAccount,
};

/** A story with one chapter and its picture. */
async function createDrawnStory({ server, rows, advanceTime }: FailingServer, as: Session): Promise<Story> {
	const _id = newId();
	await server.request('POST', '/api/stories', { as, body: { ...storyInput(), _id } });
	const drawn = () => {
		advanceTime(1_000);
		return rows('select 1 from chapter where story_id = ? and images is not null', _id);
	};
	await expect.poll(drawn, { interval: 1 }).toHaveLength(1);
	return (await server.request<Story>('GET', `/api/stories/${_id}`, { as })).body;
}

/** Expects a readable story with each chapter once and all pictures. */
function expectCompleteStory({ server, rows }: FailingServer, id: string, chapters: number): void {
	expect(rows('select status, error from story where id = ?', id)).toEqual([{ status: 'in-progress', error: null }]);
	const made = rows<{ place: string; images: string }>(
		'select parent_id || choice_index as place, images from chapter where story_id = ?',
		id,
	);
	expect(made).toHaveLength(chapters);
	expect(new Set(made.map(({ place }) => place)).size).toBe(chapters);
	for (const { images } of made)
		for (const name of Object.values(JSON.parse(images) as object)) expectFile(server, name);
}

function expectFile({ folder }: TestServer, name: string): void {
	const path = join(folder, 'media', name.slice(0, 2), name);
	expect(existsSync(path)).toBe(true);
	expect(name).toContain(createHash('sha256').update(readFileSync(path)).digest('hex'));
}
