import { describe, expect, it } from 'vitest';
import { needleOf } from './needle.ts';
import { Texts } from './texts.ts';

const slots = 4000;
const filling = ' and so on'.repeat(20);

function written(): Texts {
	const texts = new Texts();
	texts.makeRoom(slots);
	for (let slot = 0; slot < slots; slot++) texts.set(slot, `Rosa ${slot}${filling}`, 'Lantern');
	return texts;
}

const found = (texts: Texts, search: string, among = new Uint8Array(slots).fill(1)) =>
	[...texts.find(needleOf(search)!, among).entries()].flatMap(([slot, found]) => (found ? [slot] : []));

describe('texts in one block of memory', () => {
	it('are found after most of them were written anew and moved together', () => {
		const texts = written();
		for (const word of ['Kite', 'Drum', 'Feather'])
			for (let slot = 1; slot < slots; slot++) texts.set(slot, `${word} ${slot}${filling}`, 'É');
		expect(found(texts, 'rosa')).toEqual([0]);
		expect(found(texts, 'lantern')).toEqual([0]);
		expect(found(texts, 'kite')).toEqual([]);
		expect(found(texts, 'feather 3999')).toEqual([3999]);
		expect(found(texts, 'é')).toHaveLength(slots - 1);
		expect(texts.compare(1, 0)).toBeLessThan(0);
		expect(texts.compare(2, 1)).toBeGreaterThan(0);
	});

	it('are looked for only where one asks', () => {
		const among = new Uint8Array(slots);
		among[7] = 1;
		expect(found(written(), 'rosa', among)).toEqual([7]);
	});

	it('are gone when they are cleared', () => {
		const texts = written();
		texts.clear(12);
		expect(found(texts, 'rosa 12 and')).toEqual([]);
		expect(found(texts, 'rosa')).toHaveLength(slots - 1);
	});

	it('compare by the first of them only', () => {
		const texts = new Texts();
		texts.makeRoom(3);
		texts.set(0, '', 'Zoë');
		texts.set(1, '', 'Ada');
		texts.set(2, 'ada@example.com', 'Ada');
		expect(texts.compare(0, 1)).toBe(0);
		expect(texts.compare(0, 2)).toBeLessThan(0);
	});
});
