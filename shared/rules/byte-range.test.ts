import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

describe('a range of a file of ten bytes', () => {
	it.each([
		['bytes=0-', { from: 0, to: 9 }],
		['bytes=0-0', { from: 0, to: 0 }],
		['bytes=3-5', { from: 3, to: 5 }],
		[' Bytes=3-5 ', { from: 3, to: 5 }],
		['bytes=9-9', { from: 9, to: 9 }],
		['bytes=4-1000', { from: 4, to: 9 }],
		['bytes=4-99999999999999999999', { from: 4, to: 9 }],
		['bytes=-1', { from: 9, to: 9 }],
		['bytes=-10', { from: 0, to: 9 }],
		['bytes=-1000', { from: 0, to: 9 }],
		['bytes=10-', 'outside'],
		['bytes=10-12', 'outside'],
		['bytes=99999999999999999999-', 'outside'],
		['bytes=-0', 'outside'],
		['bytes=5-3', 'whole'],
		['bytes=0-1,4-5', 'whole'],
		['bytes=-', 'whole'],
		['bytes=a-b', 'whole'],
		['bytes 0-1', 'whole'],
		['lines=0-1', 'whole'],
		['', 'whole'],
		[undefined, 'whole'],
	])('%s is %o', (header, range) => {
		expect(parseByteRange(header, 10)).toEqual(range);
	});

	it('is empty for an empty file', () => {
		expect([parseByteRange('bytes=0-', 0), parseByteRange('bytes=-5', 0)]).toEqual(['outside', 'outside']);
	});
});

it('selects the same bytes as slice for any file', () => {
	const place = fc.nat(300);
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 200 }), place, fc.option(place), fc.boolean(), (bytes, a, b, isSuffix) => {
			const first = isSuffix ? '' : String(a);
			const last = isSuffix ? String(a) : b === null || b < a ? '' : String(b);
			const wanted = isSuffix
				? a === 0
					? []
					: bytes.slice(-a)
				: bytes.slice(a, last === '' ? undefined : Number(last) + 1);
			const range = parseByteRange(`bytes=${first}-${last}`, bytes.length);
			const got = range === 'outside' || range === 'whole' ? [] : bytes.slice(range.from, range.to + 1);
			expect(range).not.toBe('whole');
			expect([...got]).toEqual([...wanted]);
		}),
	);
});
