import { describe, expect, it } from 'vitest';
import { avatarHue } from './avatar.tsx';

/** Ids of children created one after another; all with the same letters, so that their hashes collide. */
const ids = ['1234567', '1234576', '1235467', '1243567', '1324567', '2134567', '7654321', '7654312'];
const household = (count: number) => ids.slice(0, count).map((_id) => ({ _id }));
const huesIn = (people: { _id: string }[]) => people.map((one) => avatarHue(one, people));

describe('the hues of a household', () => {
	it('differ as long as there are enough', () => {
		expect(new Set(huesIn(household(7))).size).toBe(7);
		expect(new Set(huesIn(household(8))).size).toBe(7);
	});

	it('do not depend on the order of the children', () => {
		const people = household(6);
		const reversed = people.toReversed();
		expect(huesIn(reversed).toReversed()).toEqual(huesIn(people));
	});

	it('stay when a child is added', () => {
		expect(huesIn(household(5)).slice(0, 4)).toEqual(huesIn(household(4)));
	});

	it('stay when a child is deleted whose hue collided with no other', () => {
		const people = ['a', 'b', 'c'].map((_id) => ({ _id }));
		const [a, , c] = people as [{ _id: string }, unknown, { _id: string }];
		const [first, , third] = huesIn(people);
		expect(huesIn([a, c])).toEqual([first, third]);
	});

	it('exist for a user outside the household', () => {
		expect(avatarHue({ _id: 'a' }, [])).toEqual(expect.any(Number));
	});
});
