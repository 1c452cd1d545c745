import { describe, expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

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
