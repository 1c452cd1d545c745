import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { phone } from '../../testing/app-page.tsx';
import { untilPainted } from '../../testing/timers.ts';
import { PageFollower } from './page-follower.ts';

let text: HTMLElement;
let stop = () => {};
beforeEach(async () => {
	await page.viewport(phone.width, phone.height);
	text = document.createElement('div');
	text.innerHTML = Array.from({ length: 60 }, (_, n) => `<p style="height: 40px">Line ${n}</p>`).join('');
	document.body.append(text);
});
afterEach(() => {
	stop();
	text.remove();
});

it('scrolls to a line that was shown while it still scrolled to the one before', async () => {
	const follower = new PageFollower(() => {});
	stop = follower.start();
	// The scroll event of the first one comes with the next frame.
	follower.show(line(20));
	follower.show(line(40));
	await expect.poll(() => placeOf(40)).toBe('upper half');
});

it('stays where the reader scrolls to', async () => {
	const changes: boolean[] = [];
	const follower = new PageFollower((isFollowing) => changes.push(isFollowing));
	stop = follower.start();
	follower.show(line(20));
	await expect.poll(() => placeOf(20)).toBe('upper half');
	await untilPainted();
	scrollTo({ top: 0, behavior: 'instant' });
	await expect.poll(() => changes).toEqual([false]);
	follower.show(line(40));
	await untilPainted();
	expect(scrollY).toBe(0);
});

function line(number: number): Range {
	const range = document.createRange();
	range.selectNodeContents(text.children[number]!);
	return range;
}

function placeOf(number: number): string {
	const { top, bottom } = line(number).getBoundingClientRect();
	return top >= 0 && bottom <= innerHeight * 0.6 ? 'upper half' : `${top} to ${bottom} of ${innerHeight}`;
}
