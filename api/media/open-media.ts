import type { Config } from '../app/config.ts';
import { type MediaStore, openMediaStore } from './media-store.ts';

/** Opens the store that the configuration names: a bucket, or a folder, which several nodes of a database share. Throws StartError. */
export async function openMedia({
	s3,
	mediaDir,
	databaseUrl,
}: Pick<Config, 's3' | 'mediaDir' | 'databaseUrl'>): Promise<MediaStore> {
	if (!s3) return openMediaStore(mediaDir, { isShared: databaseUrl !== null });
	const { openS3Store } = await import('./s3-store.ts');
	return openS3Store(s3);
}
