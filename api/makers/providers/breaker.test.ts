import { beforeEach, describe, expect, it } from 'vitest';
import { type Breaker, createBreaker } from './breaker.ts';

let clock: number;
let breaker: Breaker;

beforeEach(() => {
	clock = 0;
	breaker = createBreaker(() => clock);
});

const fail = (times: number) => {
	for (let i = 0; i < times; i++) breaker.enter()?.failed();
};

describe('a provider that fails', () => {
	it('is left alone for a minute after three outages in a row', () => {
		fail(2);
		expect(breaker.enter()).not.toBeNull();
		fail(1);
		expect(breaker.enter()).toBeNull();
		clock = 59_999;
		expect(breaker.enter()).toBeNull();
	});

	it('is not left alone when an answer came between', () => {
		fail(2);
		breaker.enter()?.passed();
		fail(2);
		expect(breaker.enter()).not.toBeNull();
	});

	it('is tried with one call after its rest, and serves again when that passes', () => {
		fail(3);
		clock = 60_000;
		const trial = breaker.enter();
		expect(trial).not.toBeNull();
		expect(breaker.enter()).toBeNull();
		trial?.passed();
		expect([breaker.enter(), breaker.enter()]).not.toContain(null);
	});

	it('rests again when the trial fails', () => {
		fail(3);
		clock = 60_000;
		breaker.enter()?.failed();
		clock = 119_999;
		expect(breaker.enter()).toBeNull();
		clock = 120_000;
		expect(breaker.enter()).not.toBeNull();
	});

	it('may be tried by another call when the first trial was given up from our side', () => {
		fail(3);
		clock = 60_000;
		breaker.enter()?.leftOff();
		expect(breaker.enter()).not.toBeNull();
	});

	it('rests no longer for calls that were under way when its rest began, nor do these end a trial', () => {
		const late = [breaker.enter(), breaker.enter()];
		fail(3);
		clock = 50_000;
		late[0]?.failed();
		clock = 60_000;
		expect(breaker.enter()).not.toBeNull();
		late[1]?.leftOff();
		expect(breaker.enter()).toBeNull();
	});

	it('hears of each call once', () => {
		const visit = breaker.enter();
		visit?.failed();
		visit?.failed();
		visit?.failed();
		expect(breaker.enter()).not.toBeNull();
	});
});
