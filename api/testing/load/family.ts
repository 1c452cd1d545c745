import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { openSettings } from '../../../shared/open-settings.ts';
import { webhookPath } from '../../../shared/payment.ts';
import type { Story, StoryNode } from '../../../shared/story.ts';
import type { Session } from '../../../shared/user.ts';
import type { WireError } from '../../../shared/wire-error.ts';
import { wish } from '../../stories/testing/cast.ts';
import { paidEvent, signatureOf } from '../stripe-double.ts';
import { noPromises, type Promises } from './promises.ts';

/** Something that is asked of the server, in the same words each time until it is answered. */
type Deed = {
	method: string;
	path: string;
	body?: unknown;
	headers?: Record<string, string>;
	/** The story that must be there for it. */
	about?: string;
	/** What the answer promises. */
	done(answer: unknown): void;
};

/** What a server says that is busy, or still at it: it is asked again later. */
const later = ['still-running', 'still-writing', 'still-narrating', 'queue-busy', 'queue-full'];

/** A family that does everything at once, and keeps what it was answered. */
export class Family {
	readonly promises: Promises;
	/** How many deeds were answered for. */
	answered = 0;
	/** What it was answered that no server should. */
	readonly surprises: string[] = [];
	#session: Session;
	/** What nobody answered: a device asks again. */
	#unanswered: Deed[] = [];
	#open: { storyId: string; node: StoryNode }[] = [];
	#count = 0;
	/** Of two names at the same time nobody could say which one counts. */
	#isRenaming = false;

	constructor(session: Session) {
		this.#session = session;
		this.promises = noPromises(session.user.profile.name);
	}

	/** One deed after another until the server is gone; resolves then. */
	async live(address: string): Promise<void> {
		for (;;) {
			const deed = this.#unanswered.shift() ?? this.#deed();
			try {
				await this.#carryOut(address, deed);
			} catch {
				this.#unanswered.push(deed);
				return;
			}
		}
	}

	/** Everything that was not answered yet, until it is. */
	async finish(address: string): Promise<void> {
		while (this.#unanswered.length > 0) {
			await this.#carryOut(address, this.#unanswered.shift()!);
			await sleep(1);
		}
	}

	async #carryOut(address: string, deed: Deed): Promise<void> {
		const { method, path, body, headers, about, done } = deed;
		const response = await fetch(address + path, {
			method,
			headers: { authorization: `Bearer ${this.#session.token}`, 'content-type': 'application/json', ...headers },
			...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
		});
		const answer = (await response.json()) as Partial<WireError>;
		if (response.ok) {
			done(answer);
			this.answered++;
		} else if (later.includes(answer.code ?? '')) this.#unanswered.push(deed);
		else if (response.status === 404 && about && this.promises.maybeDeleted.has(about)) {
			// It was deleted meanwhile, and a deletion asked for again finds nothing.
			if (method === 'DELETE') done(answer);
		} else this.surprises.push(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
	}

	#deed(): Deed {
		this.#count++;
		const dice = Math.random();
		if (dice < 0.15) return this.#pay();
		if (dice < 0.3 && !this.#isRenaming) return this.#rename();
		if (dice < 0.35) return this.#addChild();
		const story = oneOf([...this.promises.stories.keys()].filter((id) => !this.promises.maybeDeleted.has(id)));
		if (dice < 0.55 || !story) return this.#begin();
		if (dice < 0.6) return this.#delete(story);
		const place = oneOf(this.#open.filter(({ storyId }) => !this.promises.maybeDeleted.has(storyId)));
		if (dice < 0.7 || !place) return this.#read(story);
		return dice < 0.9 ? this.#choose(place) : this.#narrate(place);
	}

	#begin(): Deed {
		const asked = wish();
		return once('POST', '/api/stories', asked, undefined, (answer) => {
			const { _id, nodes } = answer as Story;
			this.promises.stories.set(_id, asked.frontendRequestId);
			this.#saw(_id, nodes);
		});
	}

	#read(id: string): Deed {
		const done = (answer: unknown) => this.#saw(id, (answer as Story).nodes);
		return { method: 'GET', path: `/api/stories/${id}`, about: id, done };
	}

	#choose({ storyId, node }: { storyId: string; node: StoryNode }): Deed {
		const choice = { nodeId: node._id, choiceIndex: Math.floor(Math.random() * node.choices.length) };
		return once('POST', `/api/stories/${storyId}/generate`, choice, storyId, (answer) => {
			this.#saw(storyId, [(answer as { newNode: StoryNode }).newNode]);
		});
	}

	#narrate({ storyId, node }: { storyId: string; node: StoryNode }): Deed {
		const asked = { text: node.content, voice: 'sage', storyId, nodeId: node._id };
		return once('POST', '/api/tts', asked, storyId, (answer) => {
			const file = (answer as { audioUrl: string }).audioUrl.split('/').at(-1)!;
			this.promises.narrations.set(node._id, { storyId, file });
		});
	}

	#delete(id: string): Deed {
		this.promises.maybeDeleted.add(id);
		return once('DELETE', `/api/stories/${id}`, undefined, id, () => this.promises.deleted.add(id));
	}

	#rename(): Deed {
		const name = `Rosa ${this.#count}`;
		this.promises.names.push(name);
		this.#isRenaming = true;
		const update = { profile: { name, age: 36 }, settings: openSettings() };
		return once('PUT', '/api/users/profile', update, undefined, () => {
			this.promises.names = [name];
			this.#isRenaming = false;
		});
	}

	#addChild(): Deed {
		const child = { _id: newId(), profile: { name: 'Milo', age: 7 } };
		return once('POST', '/api/users/children', child, undefined, () => this.promises.children.add(child._id));
	}

	#pay(): Deed {
		const { id, body } = paidEvent(this.#session.user._id, Math.floor(Date.now() / 1000));
		const headers = { 'stripe-signature': signatureOf(body, Math.floor(Date.now() / 1000)) };
		return { method: 'POST', path: webhookPath, body, headers, done: () => this.promises.payments.add(id) };
	}

	#saw(storyId: string, nodes: readonly StoryNode[]): void {
		for (const node of nodes) {
			if (!this.promises.chapters.has(node._id) && !node.isEnding) this.#open.push({ storyId, node });
			this.promises.chapters.set(node._id, { storyId, content: node.content });
		}
	}
}

/** A mutation with a key, as devices send them. */
function once(method: string, path: string, body: unknown, about: string | undefined, done: Deed['done']): Deed {
	return { method, path, body, headers: { 'idempotency-key': newId() }, ...(about ? { about } : {}), done };
}

function oneOf<T>(all: readonly T[]): T | undefined {
	return all[Math.floor(Math.random() * all.length)];
}
