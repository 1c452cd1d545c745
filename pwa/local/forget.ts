import type { Library } from './database.ts';

/** Takes stories off this device, with all that hangs on them. Within a transaction over the tables that it touches. */
export async function forgetStories(library: Library, ids: readonly string[]): Promise<void> {
	const of = (table: 'nodes' | 'narrations' | 'media') => library[table].where('storyId').anyOf([...ids]);
	await library.mediaBytes.bulkDelete(
		await library.media
			.where('storyId')
			.anyOf([...ids])
			.primaryKeys(),
	);
	await Promise.all([of('media').delete(), of('nodes').delete(), of('narrations').delete()]);
	await library.shelf.bulkDelete([...ids]);
	await library.stories.bulkDelete([...ids]);
}
