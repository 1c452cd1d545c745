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

describe('the circuit breaker', () => {
	it('opens for a minute after three outages in a row', () => {
		fail(2);
		expect(breaker.tryEnter()).not.toBeNull();
		fail(1);
		expect(breaker.tryEnter()).toBeNull();
		clock = 59_999;
		expect(breaker.tryEnter()).toBeNull();
	});

	it('stays closed when a success comes between outages', () => {
		fail(2);
		breaker.tryEnter()?.succeeded();
		fail(2);
		expect(breaker.tryEnter()).not.toBeNull();
	});

	it('lets one trial call through after a minute, and closes when it succeeds', () => {
		fail(3);
		clock = 60_000;
		const trial = breaker.tryEnter();
		expect(trial).not.toBeNull();
		expect(breaker.tryEnter()).toBeNull();
		trial?.succeeded();
		expect([breaker.tryEnter(), breaker.tryEnter()]).not.toContain(null);
	});

	it('opens again when the trial call fails', () => {
		fail(3);
		clock = 60_000;
		breaker.tryEnter()?.failed();
		clock = 119_999;
		expect(breaker.tryEnter()).toBeNull();
		clock = 120_000;
		expect(breaker.tryEnter()).not.toBeNull();
	});

	it('lets another trial call through when the first one was aborted on our side', () => {
		fail(3);
		clock = 60_000;
		breaker.tryEnter()?.aborted();
		expect(breaker.tryEnter()).not.toBeNull();
	});

	it('ignores calls that were under way when it opened', () => {
		const late = [breaker.tryEnter(), breaker.tryEnter()];
		fail(3);
		clock = 50_000;
		late[0]?.failed();
		clock = 60_000;
		expect(breaker.tryEnter()).not.toBeNull();
		late[1]?.aborted();
		expect(breaker.tryEnter()).toBeNull();
	});

	it('counts each call once', () => {
		const call = breaker.tryEnter();
		call?.failed();
		call?.failed();
		call?.failed();
		expect(breaker.tryEnter()).not.toBeNull();
	});
});
