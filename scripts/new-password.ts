import { randomInt } from 'node:crypto';

/** Small letters and digits without those that are taken for one another (i l 1, o 0). */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const signsInGroup = 5;

/** A password that nobody guesses (99 bits) and that can be read out: `k7mpx-9dq2f-…`. */
export function newPassword(): string {
	const group = () => Array.from({ length: signsInGroup }, () => signs[randomInt(signs.length)]).join('');
	return Array.from({ length: groups }, group).join('-');
}
