import { describe, expect, it } from 'vitest';
import { withFakeTimers } from './timers.ts';

describe('timers that only the test advances', () => {
	it('stand still while an assertion is retried', async () => {
		await withFakeTimers(async ({ advance }) => {
			let hasFired = false;
			setTimeout(() => {
				hasFired = true;
			}, 100);
			let tries = 0;
			await expect.poll(() => ++tries, { interval: 20 }).toBeGreaterThan(6);
			expect(hasFired).toBe(false);
			await advance(99);
			expect(hasFired).toBe(false);
			await advance(1);
			expect(hasFired).toBe(true);
		});
	});

	it('fire in the order in which they are due, with those that are started meanwhile, and not once they are cleared', async () => {
		const fired: string[] = [];
		await withFakeTimers(async ({ advance, delays }) => {
			setTimeout((name: string) => fired.push(name), 30, 'second');
			const cleared = setTimeout(() => fired.push('cleared'), 20);
			setTimeout(async () => {
				fired.push('first');
				await new Promise((resolve) => setTimeout(resolve, 15));
				fired.push('third');
			}, 20);
			clearTimeout(cleared);
			await advance(34);
			expect(fired).toEqual(['first', 'second']);
			await advance(1);
			expect(fired).toEqual(['first', 'second', 'third']);
			expect(delays()).toEqual([30, 20, 20, 15]);
		});
	});

	it('are the browser’s where they have no delay', async () => {
		await withFakeTimers(async () => {
			await new Promise((resolve) => setTimeout(resolve));
			const cleared = setTimeout(() => expect.unreachable());
			clearTimeout(cleared);
			await new Promise((resolve) => setTimeout(resolve));
		});
	});
});
