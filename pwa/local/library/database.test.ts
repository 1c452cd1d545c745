import { expect, it } from 'vitest';
import type { User } from '../../../shared/contract/user.ts';
import { tokenFor } from '../testing/token.ts';
import { enterLibrary, eraseLibrary, library, openSessionLibrary } from './current-library.ts';
import { deleteLibrary, openLibrary } from './database.ts';

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

it('a deleted library is not created again by a context that still has it open', async () => {
	const inAnotherTab = openLibrary('rosa');
	await inAnotherTab.kv.put('Rosa', 'user');
	await deleteLibrary('rosa');
	await expect(inAnotherTab.kv.put('Rosa', 'user')).rejects.toMatchObject({ name: 'DatabaseClosedError' });
	expect(await names()).not.toContain(inAnotherTab.name);
});

it('a library deleted by another context is opened again for the same account', async () => {
	await enterLibrary({ _id: 'rosa' } as User, tokenFor('rosa'));
	await deleteLibrary('rosa');
	await expect(library().kv.get('user')).rejects.toMatchObject({ name: 'DatabaseClosedError' });
	expect(await (await openSessionLibrary())?.kv.get('user')).toBeUndefined();
	await eraseLibrary();
});
