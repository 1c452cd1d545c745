/** The first and the last byte, both included. */
export type ByteRange = { from: number; to: number };

/**
 * The range that a Range header requests of a file of `size` bytes, cut at its end. `outside` when it is beyond the file.
 * An invalid header, or one with several ranges, may be ignored (RFC 9110 §14.2): `whole`.
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
