/**
 * The version of what the built-in storyteller tells: the first digits of the SHA-256 of sample stories. A device states it with each
 * chapter that it told. `shared/storyteller/version.test.ts` fails with the new value when the content has changed.
 */
export const storytellerVersion = '022c6f7ede4d';
