import type { Db } from './schema.ts';

/** The names of all media files that a story uses. */
export async function usedMedia(db: Db): Promise<string[]> {
	const uses = await db.selectFrom('media_use').select('media_name').distinct().orderBy('media_name').execute();
	return uses.map(({ media_name }) => media_name);
}
