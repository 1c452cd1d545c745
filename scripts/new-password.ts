import { randomInt } from 'node:crypto';

/** Lower-case letters and digits without ambiguous ones (i l 1, o 0). */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const signsInGroup = 5;

/** A random password of 99 bits that is easy to read out: `k7mpx-9dq2f-…`. */
export function newPassword(): string {
	const group = () => Array.from({ length: signsInGroup }, () => signs[randomInt(signs.length)]).join('');
	return Array.from({ length: groups }, group).join('-');
}
