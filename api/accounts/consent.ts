import { createHash } from 'node:crypto';
import { type Policy, plainText } from '../../shared/policies/policy.ts';
import { privacy } from '../../shared/policies/privacy.ts';
import { terms } from '../../shared/policies/terms.ts';
import { policyVersion } from '../../shared/policies/version.ts';
import { HttpError } from '../app/errors.ts';
import { addConsent, findPolicyText } from '../db/consents.ts';
import type { Db, Row } from '../db/schema.ts';

type Agreement = Pick<Row<'consent'>, 'account_id' | 'child_id' | 'given_at' | 'given_by' | 'how'>;

/** The current policies with their hashes. */
const policyTexts: readonly Row<'policy_text'>[] = [terms, privacy].map(toPolicyText);

/**
 * Stores the consent to both policies. `shown`: the version that the device showed, which may be older than this server. Throws
 * 409 `policies-changed` for a version that was never stored here.
 */
export async function recordConsent(trx: Db, agreement: Agreement, shown: string = policyVersion): Promise<void> {
	for (const current of policyTexts) {
		const text = shown === policyVersion ? current : await findPolicyText(trx, current.policy, shown);
		if (!text) throw policiesChanged();
		await addConsent(trx, agreement, text);
	}
}

function toPolicyText(policy: Policy): Row<'policy_text'> {
	const body = plainText(policy, policyVersion);
	const sha256 = createHash('sha256').update(body).digest('hex');
	return { sha256, policy: policy.name, version: policyVersion, body };
}

function policiesChanged(): HttpError {
	return new HttpError(
		409,
		'policies-changed',
		'The Terms of Service or the Privacy Policy have changed. Please reload this page and read them again.',
	);
}
