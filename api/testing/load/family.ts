import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { webhookEndpoint } from '../../../shared/contract/endpoints.ts';
import type { Chapter, Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import type { WireError } from '../../../shared/contract/wire-error.ts';
import { defaultSettings } from '../../../shared/rules/default-settings.ts';
import { storyInput } from '../../stories/testing/story-requests.ts';
import { paidEvent, signPayload } from '../stripe-double.ts';
import { type Acknowledged, nothingAcknowledged } from './acknowledged.ts';

/** A request that is repeated with the same bytes until it is answered. */
type Operation = {
	method: string;
	path: string;
	body?: unknown;
	headers?: Record<string, string>;
	/** The story that it needs. */
	about?: string;
	/** Records what the response acknowledges. */
	done(answer: unknown): void;
};

/** Error codes of a busy server, after which a request is repeated. */
const retryCodes = ['still-running', 'still-writing', 'still-narrating', 'queue-busy', 'queue-full'];

/** A family that sends random requests and records what the server acknowledged. */
export class Family {
	readonly acknowledged: Acknowledged;
	/** The number of acknowledged operations. */
	answered = 0;
	/** Responses that no server should give. */
	readonly unexpectedAnswers: string[] = [];
	#session: Session;
	/** Operations without a response, which are repeated. */
	#unanswered: Operation[] = [];
	#open: { storyId: string; node: Chapter }[] = [];
	#count = 0;
	/** Of two concurrent renamings either could be the last. */
	#isRenaming = false;

	constructor(session: Session) {
		this.#session = session;
		this.acknowledged = nothingAcknowledged(session.user.profile.name);
	}

	/** Sends one operation after another; resolves when the server is gone. */
	async runUntilKilled(address: string): Promise<void> {
		for (;;) {
			const operation = this.#unanswered.shift() ?? this.#deed();
			try {
				await this.#carryOut(address, operation);
			} catch {
				this.#unanswered.push(operation);
				return;
			}
		}
	}

	/** Repeats the unanswered operations until each is answered. */
	async finish(address: string): Promise<void> {
		while (this.#unanswered.length > 0) {
			await this.#carryOut(address, this.#unanswered.shift()!);
			await sleep(1);
		}
	}

	async #carryOut(address: string, operation: Operation): Promise<void> {
		const { method, path, body, headers, about, done } = operation;
		const response = await fetch(address + path, {
			method,
			headers: { authorization: `Bearer ${this.#session.token}`, 'content-type': 'application/json', ...headers },
			...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
		});
		const answer = (await response.json()) as Partial<WireError>;
		if (response.ok) {
			done(answer);
			this.answered++;
		} else if (retryCodes.includes(answer.code ?? '')) this.#unanswered.push(operation);
		else if (response.status === 404 && about && this.acknowledged.maybeDeleted.has(about)) {
			// The story was deleted meanwhile; a repeated deletion finds nothing.
			if (method === 'DELETE') done(answer);
		} else this.unexpectedAnswers.push(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
	}

	#deed(): Operation {
		this.#count++;
		const dice = Math.random();
		if (dice < 0.15) return this.#pay();
		if (dice < 0.3 && !this.#isRenaming) return this.#rename();
		if (dice < 0.35) return this.#addChild();
		const story = randomItem(
			[...this.acknowledged.stories.keys()].filter((id) => !this.acknowledged.maybeDeleted.has(id)),
		);
		if (dice < 0.55 || !story) return this.#begin();
		if (dice < 0.6) return this.#delete(story);
		const place = randomItem(this.#open.filter(({ storyId }) => !this.acknowledged.maybeDeleted.has(storyId)));
		if (dice < 0.7 || !place) return this.#read(story);
		return dice < 0.9 ? this.#choose(place) : this.#narrate(place);
	}

	#begin(): Operation {
		const input = storyInput();
		return idempotentOperation('POST', '/api/stories', input, undefined, (answer) => {
			const { _id, nodes } = answer as Story;
			this.acknowledged.stories.set(_id, input.frontendRequestId);
			this.#saw(_id, nodes);
		});
	}

	#read(id: string): Operation {
		const done = (answer: unknown) => this.#saw(id, (answer as Story).nodes);
		return { method: 'GET', path: `/api/stories/${id}`, about: id, done };
	}

	#choose({ storyId, node }: { storyId: string; node: Chapter }): Operation {
		const choice = { nodeId: node._id, choiceIndex: Math.floor(Math.random() * node.choices.length) };
		return idempotentOperation('POST', `/api/stories/${storyId}/generate`, choice, storyId, (answer) => {
			this.#saw(storyId, [(answer as { newNode: Chapter }).newNode]);
		});
	}

	#narrate({ storyId, node }: { storyId: string; node: Chapter }): Operation {
		const input = { text: node.content, voice: 'sage', storyId, nodeId: node._id };
		return idempotentOperation('POST', '/api/tts', input, storyId, (answer) => {
			const file = (answer as { audioUrl: string }).audioUrl.split('/').at(-1)!;
			this.acknowledged.narrations.set(node._id, { storyId, file });
		});
	}

	#delete(id: string): Operation {
		this.acknowledged.maybeDeleted.add(id);
		return idempotentOperation('DELETE', `/api/stories/${id}`, undefined, id, () => this.acknowledged.deleted.add(id));
	}

	#rename(): Operation {
		const name = `Rosa ${this.#count}`;
		this.acknowledged.names.push(name);
		this.#isRenaming = true;
		const update = { profile: { name, age: 36 }, settings: defaultSettings() };
		return idempotentOperation('PUT', '/api/users/profile', update, undefined, () => {
			this.acknowledged.names = [name];
			this.#isRenaming = false;
		});
	}

	#addChild(): Operation {
		const child = { _id: newId(), profile: { name: 'Milo', age: 7 } };
		return idempotentOperation('POST', '/api/users/children', child, undefined, () =>
			this.acknowledged.children.add(child._id),
		);
	}

	#pay(): Operation {
		const { id, body } = paidEvent(this.#session.user._id, Math.floor(Date.now() / 1000));
		const headers = { 'stripe-signature': signPayload(body, Math.floor(Date.now() / 1000)) };
		return {
			method: 'POST',
			path: webhookEndpoint.path,
			body,
			headers,
			done: () => this.acknowledged.payments.add(id),
		};
	}

	#saw(storyId: string, nodes: readonly Chapter[]): void {
		for (const node of nodes) {
			if (!this.acknowledged.chapters.has(node._id) && !node.isEnding) this.#open.push({ storyId, node });
			this.acknowledged.chapters.set(node._id, { storyId, content: node.content });
		}
	}
}

/** A mutation with an idempotency key, as devices send it. */
function idempotentOperation(
	method: string,
	path: string,
	body: unknown,
	about: string | undefined,
	done: Operation['done'],
): Operation {
	return { method, path, body, headers: { 'idempotency-key': newId() }, ...(about ? { about } : {}), done };
}

function randomItem<T>(all: readonly T[]): T | undefined {
	return all[Math.floor(Math.random() * all.length)];
}
