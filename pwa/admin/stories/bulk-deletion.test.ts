import { describe, expect, it } from 'vitest';
import { deleteAll } from './bulk-deletion.tsx';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const never = () => false;
const ignore = () => {};

describe('deleting several stories', () => {
	it('sends one call for each, a few at a time', async () => {
		const sent: string[] = [];
		let underWay = 0;
		let most = 0;
		const remove = async (id: string) => {
			sent.push(id);
			underWay += 1;
			most = Math.max(most, underWay);
			await new Promise((resolve) => setImmediate(resolve));
			underWay -= 1;
		};
		expect(await deleteAll(ids, remove, ignore, never)).toEqual({ deleted: 7, failed: 0, error: null });
		expect(sent).toEqual(ids);
		expect(most).toBe(3);
	});

	it('continues after a failure, and reports how many failed and the last error', async () => {
		const why = new Error('not today');
		const remove = async (id: string) => {
			if (id === 'b' || id === 'e') throw why;
		};
		expect(await deleteAll(ids, remove, ignore, never)).toEqual({ deleted: 5, failed: 2, error: why });
	});

	it('reports its progress', async () => {
		const progress: number[] = [];
		await deleteAll(
			ids,
			async () => {},
			(done) => progress.push(done),
			never,
		);
		expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7]);
	});

	it('starts no further deletion once it is stopped', async () => {
		const sent: string[] = [];
		const remove = async (id: string) => {
			sent.push(id);
		};
		const outcome = await deleteAll(ids, remove, ignore, () => sent.length >= 4);
		expect(sent).toEqual(['a', 'b', 'c', 'd']);
		expect(outcome.deleted).toBe(4);
	});

	it('sends nothing for an empty selection', async () => {
		expect(await deleteAll([], () => Promise.reject(), ignore, never)).toEqual({ deleted: 0, failed: 0, error: null });
	});
});
