import { describe, expect, it } from 'vitest';
import type { Receipt } from '../../shared/contract/family.ts';
import { erasedText, receiptFile, receiptText } from './receipt.ts';

const receipt: Receipt = {
	_id: 'entry-1',
	at: '2026-11-21T09:30:15.000Z',
	what: 'account',
	subject: 'account-1',
	erased: { children: 2, stories: 1, chapters: 5, pictures: 5, narrations: 0, waiting: 0 },
	seal: 'f'.repeat(64),
};

describe('a receipt', () => {
	it('says what was deleted, when and where, and how to find the entry', () => {
		const text = receiptText(receipt, 'https://stories.example');
		for (const part of [
			'an account, number account-1',
			'2026-11-21 09:30 UTC',
			'https://stories.example',
			'2 child profiles, 1 story, 5 chapters, and 5 pictures',
			`npm run audit:verify -- ${receipt.seal}`,
			'within\n30 days',
		])
			expect(text).toContain(part);
	});

	it('of a server on Postgres promises no time for copies, which the operator makes', () => {
		const text = receiptText({ ...receipt, isInCopies: true }, 'https://stories.example');
		expect(text).toContain('The database drops it for good when it next cleans up.');
		expect(text).toContain('made by the operator, who can say when they go. The operator finds');
		expect(text).not.toContain('30 days');
	});

	it('is a text file named by its date', async () => {
		const { name, bytes } = receiptFile(receipt, 'https://stories.example');
		expect([name, bytes.type]).toEqual(['everbranch-receipt-2026-11-21.txt', 'text/plain']);
		expect(await bytes.text()).toBe(receiptText(receipt, 'https://stories.example'));
	});

	it('says that nothing else was deleted', () => {
		const nothing = { children: 0, stories: 0, chapters: 0, pictures: 0, narrations: 0, waiting: 0 };
		expect(erasedText(nothing)).toBe('nothing else');
		expect(erasedText({ ...nothing, waiting: 1 })).toBe('1 piece of work that was waiting');
	});
});
