/**
 * The oldest supported browsers, by their names in MDN's compatibility data, as in the README. Syntax and
 * styles are built for them; browser-support.test.ts checks APIs. Firefox's version is that of `:has()`; the others have
 * everything that the app needs.
 */
export const oldestBrowsers = { chrome: '111', edge: '111', firefox: '121', safari: '16.4', safari_ios: '16.4' };
