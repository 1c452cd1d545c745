import * as z from 'zod/mini';
import { ageUpTo } from '../../../shared/contract/account-input.ts';

/** An age as typed: the digits of a whole number from 1 to `max`. */
export function typedAge(max: number) {
	const years = ageUpTo(max, `Age must be a whole number from 1 to ${max}`);
	return z.pipe(z.pipe(z.string(), z.transform(Number)), years);
}
