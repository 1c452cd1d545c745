/**
 * The oldest browsers that the app runs in, by their names in MDN's compatibility data; the README says the same. Syntax and
 * styles are built for them; browser-support.test.ts holds the rest. Firefox is as young as `:has()`, the others are younger
 * than all that the app needs of them.
 */
export const oldestBrowsers = { chrome: '111', edge: '111', firefox: '121', safari: '16.4', safari_ios: '16.4' };
