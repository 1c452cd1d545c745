/**
 * In local storage while the outbox's strip is shown: the next start leaves room for it, which comes after the first paint. Without the
 * room, the screen would move under a finger that is about to press a button.
 */
export const stripShown = 'strip';
