import { Dexie } from 'dexie';
import { expect, it } from 'vitest';
import { onLibraryChange } from './library-changes.ts';

it('what another window writes while no library is open here causes no call, and fails nothing', () => {
	const calls: string[] = [];
	onLibraryChange(() => calls.push('changed'));
	expect(() => Dexie.on.storagemutated.fire({ 'idb://everbranch-rosa/stories/': {} as never })).not.toThrow();
	expect(calls).toEqual([]);
});
