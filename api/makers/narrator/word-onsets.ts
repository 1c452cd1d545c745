import type { Phone } from './flite.ts';

/**
 * The first phone of each of `count` words, as indexes into `voiced` (the audible phones). The engine does not report it, so
 * `marked` is the same utterance with every second word at 1000 times the rate: a word begins where phones without length
 * follow phones with length, or the other way round.
 */
export function wordOnsets(count: number, voiced: readonly Phone[], marked: readonly Phone[]): number[] {
	const heard = voiced.flatMap((phone, i) => (phone.name === 'pau' ? [] : [i]));
	const markedPhones = marked.filter((phone) => phone.name !== 'pau');
	const starts = markedPhones.flatMap((phone, i) =>
		i === 0 || isAccelerated(phone) !== isAccelerated(markedPhones[i - 1]!) ? [i] : [],
	);
	const exact = starts.length === count && markedPhones.length === heard.length;
	return Array.from({ length: count }, (_, i) => {
		const nth = exact ? starts[i]! : Math.floor((i * heard.length) / count);
		return heard[nth] ?? 0;
	});
}

/** Phones at the normal rate last at least 25 ms. */
function isAccelerated({ start, end }: Phone): boolean {
	return end - start < 0.005;
}
