import { beforeEach, describe, expect, it } from 'vitest';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';

let clock: number;
let breaker: CircuitBreaker;

beforeEach(() => {
	clock = 0;
	breaker = createCircuitBreaker(() => clock);
});

const fail = (times: number) => {
	for (let i = 0; i < times; i++) breaker.tryEnter()?.failed();
};

describe('a provider that fails', () => {
	it('is left alone for a minute after three outages in a row', () => {
		fail(2);
		expect(breaker.tryEnter()).not.toBeNull();
		fail(1);
		expect(breaker.tryEnter()).toBeNull();
		clock = 59_999;
		expect(breaker.tryEnter()).toBeNull();
	});

	it('is not left alone when an answer came between', () => {
		fail(2);
		breaker.tryEnter()?.succeeded();
		fail(2);
		expect(breaker.tryEnter()).not.toBeNull();
	});

	it('is tried with one call after its rest, and serves again when that passes', () => {
		fail(3);
		clock = 60_000;
		const trial = breaker.tryEnter();
		expect(trial).not.toBeNull();
		expect(breaker.tryEnter()).toBeNull();
		trial?.succeeded();
		expect([breaker.tryEnter(), breaker.tryEnter()]).not.toContain(null);
	});

	it('rests again when the trial fails', () => {
		fail(3);
		clock = 60_000;
		breaker.tryEnter()?.failed();
		clock = 119_999;
		expect(breaker.tryEnter()).toBeNull();
		clock = 120_000;
		expect(breaker.tryEnter()).not.toBeNull();
	});

	it('may be tried by another call when the first trial was given up from our side', () => {
		fail(3);
		clock = 60_000;
		breaker.tryEnter()?.aborted();
		expect(breaker.tryEnter()).not.toBeNull();
	});

	it('rests no longer for calls that were under way when its rest began, nor do these end a trial', () => {
		const late = [breaker.tryEnter(), breaker.tryEnter()];
		fail(3);
		clock = 50_000;
		late[0]?.failed();
		clock = 60_000;
		expect(breaker.tryEnter()).not.toBeNull();
		late[1]?.aborted();
		expect(breaker.tryEnter()).toBeNull();
	});

	it('hears of each call once', () => {
		const visit = breaker.tryEnter();
		visit?.failed();
		visit?.failed();
		visit?.failed();
		expect(breaker.tryEnter()).not.toBeNull();
	});
});
