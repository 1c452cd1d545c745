/** The first and the last byte, both included. */
export type ByteRange = { from: number; to: number };

/**
 * What a Range header asks for of a file of `size` bytes, cut to what there is. `outside` when nothing of it is there.
 * A header that is none, or asks for several ranges at once, may be ignored (RFC 9110 §14.2): `whole`.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
	const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
	if (first === undefined || last === undefined || first + last === '') return 'whole';
	if (first === '')
		return last === '0' || size === 0 ? 'outside' : { from: Math.max(0, size - Number(last)), to: size - 1 };
	const from = Number(first);
	const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
	if (last !== '' && Number(last) < from) return 'whole';
	return from >= size ? 'outside' : { from, to };
}
