/** Of both texts. Whoever changes a text gives it the day of the change: a consent says to which version. */
export const policyVersion = '2026-11-21';
