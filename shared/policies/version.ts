/** The version of both texts, which each consent stores: the day of the last change. */
export const policyVersion = '2026-11-22';
