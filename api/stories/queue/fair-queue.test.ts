import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const job = (id: string, family_id: string) => ({ id, family_id });
const ids = (jobs: { id: string }[]) => jobs.map(({ id }) => id).join(' ');

it('orders the jobs of one family by age', () => {
	expect(ids(new FairQueue().order([job('3', 'a'), job('1', 'a'), job('2', 'a')]))).toBe('1 2 3');
});

it('puts a second family before the first family’s next story', () => {
	expect(ids(new FairQueue().order([job('1', 'a'), job('2', 'a'), job('3', 'a'), job('4', 'b'), job('5', 'b')]))).toBe(
		'1 4 2 5 3',
	);
});

it('starts with the least recently served family', () => {
	const turns = new FairQueue();
	turns.markServed('a');
	turns.markServed('b');
	expect(ids(turns.order([job('1', 'b'), job('2', 'a'), job('3', 'c')]))).toBe('3 2 1');
	turns.markServed('a');
	expect(ids(turns.order([job('1', 'b'), job('2', 'a')]))).toBe('1 2');
});

it('remembers at most ten thousand families', () => {
	const turns = new FairQueue();
	for (let family = 0; family <= 10_000; family++) turns.markServed(`family ${family}`);
	expect(ids(turns.order([job('1', 'family 1'), job('2', 'family 0')]))).toBe('2 1');
});
