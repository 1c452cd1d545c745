/** The two policies. */
export const policies = {
	terms: { title: 'Terms of Service', address: '/terms-of-service' },
	privacy: { title: 'Privacy Policy', address: '/privacy-policy' },
} as const;

export type Policy = keyof typeof policies;
