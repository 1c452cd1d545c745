/** The maximum length of a search. */
export const searchLength = 100;
