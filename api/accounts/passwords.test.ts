import { describe, expect, it } from 'vitest';
import { createPasswords, createSemaphore } from './passwords.ts';

const { hash, verify } = createPasswords();

describe('a password', () => {
	it('is verified to the last character', async () => {
		const kept = await hash('Drachen fliegen 🐉 nachts');
		expect(await verify(kept, 'Drachen fliegen 🐉 nachts')).toBe(true);
		expect(await verify(kept, 'Drachen fliegen 🐉 nachts ')).toBe(false);
	});

	it('has a different hash each time', async () => {
		expect(await hash('the same')).not.toBe(await hash('the same'));
	});

	it('is wrong without a stored hash or with an unreadable one', async () => {
		expect(await verify(null, '')).toBe(false);
		expect(await verify('$2b$10$something', 'something')).toBe(false);
	});

	it('is verified against a hash of other cost', async () => {
		const cheap = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ';
		expect(await verify(`${cheap}$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`, 'password')).toBe(false);
	});

	// Half of them are hashed, two at a time: a second, and half a minute on a busy machine.
	it('waits in a queue, and is refused with 503 when a hundred come at once', { timeout: 120_000 }, async () => {
		const answers = await Promise.allSettled(Array.from({ length: 100 }, () => hash('many')));
		const refused = answers.filter((answer) => answer.status === 'rejected');
		expect(refused).toHaveLength(48);
		expect(refused[0]?.reason).toMatchObject({ status: 503, code: 'busy' });
	});
});

const full = () => new Error('full');

/** A task that ends on `end` and records its start. */
function tasks() {
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	const task = (name: string) => () => {
		begun.push(name);
		return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
	};
	return { begun, task, end: (name: string) => ends.get(name)?.() };
}

const settle = () => new Promise((soon) => setImmediate(soon));

describe('a semaphore', () => {
	it('runs as many tasks at once as its limit, the others in order', async () => {
		const { begun, task, end } = tasks();
		const through = createSemaphore(2, 10, full);
		const results = ['a', 'b', 'c', 'd'].map((name) => through(task(name)));
		await settle();
		expect(begun).toEqual(['a', 'b']);
		end('b');
		await settle();
		expect(begun).toEqual(['a', 'b', 'c']);
		end('a');
		await settle();
		for (const name of begun) end(name);
		expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
	});

	it('rejects a task when the queue is full', async () => {
		const { task, end } = tasks();
		const through = createSemaphore(1, 1, full);
		const first = through(task('a'));
		const second = through(task('b'));
		await expect(through(task('c'))).rejects.toThrow('full');
		end('a');
		await first;
		await settle();
		end('b');
		expect(await second).toBe('b');
	});

	it('continues after a failed task', async () => {
		const through = createSemaphore(1, 1, full);
		await expect(through(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
		expect(await through(async () => 'well')).toBe('well');
	});
});
