import type { Phone } from './flite.ts';

/**
 * Which sound each of `count` words begins with, as indexes into `voiced` (the sounds that are heard). The engine does not
 * tell, so `marked` is the same utterance with every second word at a thousandfold pace: where sounds of no length follow
 * sounds of some length, or the other way round, a word begins.
 */
export function wordOnsets(count: number, voiced: readonly Phone[], marked: readonly Phone[]): number[] {
	const heard = voiced.flatMap((phone, i) => (phone.name === 'pau' ? [] : [i]));
	const told = marked.filter((phone) => phone.name !== 'pau');
	const starts = told.flatMap((phone, i) =>
		i === 0 || isAccelerated(phone) !== isAccelerated(told[i - 1]!) ? [i] : [],
	);
	const exact = starts.length === count && told.length === heard.length;
	return Array.from({ length: count }, (_, i) => {
		const nth = exact ? starts[i]! : Math.floor((i * heard.length) / count);
		return heard[nth] ?? 0;
	});
}

/** Sounds at the usual pace last 25 ms and more. */
function isAccelerated({ start, end }: Phone): boolean {
	return end - start < 0.005;
}
