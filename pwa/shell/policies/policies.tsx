import { lazy } from 'react';
import type { Policy as PolicyContent } from '../../../shared/policies/policy.ts';

/** The two policies. Their texts are loaded when they are opened. */
export const policies = {
	terms: {
		title: 'Terms of Service',
		address: '/terms-of-service',
		Text: lazy(() => policyText(import('../../../shared/policies/terms.ts').then(({ terms }) => terms))),
	},
	privacy: {
		title: 'Privacy Policy',
		address: '/privacy-policy',
		Text: lazy(() => policyText(import('../../../shared/policies/privacy.ts').then(({ privacy }) => privacy))),
	},
} as const;

export type Policy = keyof typeof policies;

async function policyText(content: Promise<PolicyContent>) {
	const [{ PolicyText }, policy] = await Promise.all([import('./policy-text.tsx'), content]);
	return { default: () => <PolicyText policy={policy} /> };
}
