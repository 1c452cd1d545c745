import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { plainText } from './policy.ts';
import { privacy } from './privacy.ts';
import { retentionDays } from './retention.ts';
import { terms } from './terms.ts';
import { policyVersion } from './version.ts';

const fingerprint = (policy: typeof terms) =>
	createHash('sha256').update(plainText(policy, policyVersion)).digest('hex').slice(0, 16);

describe('the policy texts', () => {
	it('have a new version whenever their text changes', () => {
		// A change of a text needs a new version and both hashes here.
		expect({ policyVersion, terms: fingerprint(terms), privacy: fingerprint(privacy) }).toEqual({
			policyVersion: '2026-11-22',
			terms: 'b7d160fbe1c1723c',
			privacy: 'de2a7413ac99629a',
		});
	});

	it('are rendered as plain text: title, version, headings, paragraphs and list items', () => {
		const text = plainText(privacy, policyVersion);
		expect(text).toMatch(/^Privacy Policy\n\nVersion 2026-11-22\n\nEverbranch makes stories for children\./);
		for (const { heading, passages } of privacy.sections) {
			expect(text).toContain(`\n\n${heading}\n\n`);
			for (const passage of passages.flat()) expect(text).toContain(passage);
		}
	});

	it('name every retention time', () => {
		const text = plainText(privacy, policyVersion);
		for (const days of Object.values(retentionDays)) expect(text).toContain(`after ${days} days`);
	});
});
