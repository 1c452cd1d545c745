import { lazy } from 'react';

/** The two policies. Their texts are loaded when they are opened. */
export const policies = {
	terms: { title: 'Terms of Service', address: '/terms-of-service', Text: lazy(() => import('./terms-text.tsx')) },
	privacy: { title: 'Privacy Policy', address: '/privacy-policy', Text: lazy(() => import('./privacy-text.tsx')) },
} as const;

export type Policy = keyof typeof policies;
