import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '../../../shared/contract/user.ts';
import { freeUpSpace } from '../media/storage-usage.ts';
import { putFile, putStory } from '../testing/library-fixtures.ts';
import { tokenFor } from '../testing/token.ts';
import { enterLibrary, eraseLibrary, library } from './current-library.ts';
import { getValue, setValue } from './key-value.ts';
import { onPrefetchRequest, pin, recordRead, unpin } from './story-state.ts';

beforeEach(async () => {
	await enterLibrary({ _id: 'rosa' } as User, tokenFor('rosa'));
	await putStory(library(), 'pip', { chapters: 2 });
});
afterEach(eraseLibrary);

it('pinning and unpinning a story keeps its other state', async () => {
	await putFile(library(), 'pip', 'pip-1-l.webp');
	await recordRead('pip');
	const { readAt } = (await library().shelf.get('pip'))!;
	expect(readAt).toBeGreaterThan(0);
	await pin('pip');
	expect(await library().shelf.get('pip')).toEqual({ storyId: 'pip', pinned: true, readAt, wanted: 2, saved: 1 });
	await unpin('pip');
	expect(await library().shelf.get('pip')).toEqual({ storyId: 'pip', pinned: false, readAt, wanted: 2, saved: 1 });
});

it('the prefetcher gets each request until its signal is aborted', async () => {
	const listener = vi.fn();
	const controller = new AbortController();
	onPrefetchRequest(listener, controller.signal);
	await pin('pip');
	await recordRead('pip');
	expect(listener).toHaveBeenCalledTimes(2);
	controller.abort();
	await unpin('pip');
	expect(listener).toHaveBeenCalledTimes(2);
});

it('freeing space removes all media but those of pinned stories, and ends the full-disk state', async () => {
	await putStory(library(), 'juno');
	await putFile(library(), 'pip', 'pip-1-l.webp');
	await putFile(library(), 'juno', 'juno-1-l.webp');
	await putFile(library(), 'juno', 'juno-1-s.webp');
	await pin('pip');
	await setValue('storageTrouble', 'full');
	expect(await freeUpSpace()).toBe(20);
	expect(await library().media.toCollection().primaryKeys()).toEqual(['pip-1-l.webp']);
	expect(await library().shelf.get('juno')).toMatchObject({ wanted: 1, saved: 0 });
	expect(await getValue('storageTrouble')).toBeNull();
	expect(await getValue('freedAt')).toBeGreaterThan(0);
});
