import { Dexie } from 'dexie';
import { expect, it } from 'vitest';
import { onLibraryChange } from './library-changes.ts';

it('a write of another window while no library is open here causes no callback and no error', () => {
	const calls: string[] = [];
	onLibraryChange(() => calls.push('changed'));
	expect(() => Dexie.on.storagemutated.fire({ 'idb://everbranch-rosa/stories/': {} as never })).not.toThrow();
	expect(calls).toEqual([]);
});
