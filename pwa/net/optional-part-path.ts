/** The folder of the optional part's program in the built app. Older workers and pages know it: it stays. */
export const optionalPartPath = '/assets/without-network/';
