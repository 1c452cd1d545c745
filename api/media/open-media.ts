import { join } from 'node:path';
import type { Config } from '../app/config.ts';
import { type MediaStore, openMediaStore } from './media-store.ts';

/** Opens the store that the configuration names: a bucket, else the folder `media` in the data folder. Throws StartError. */
export async function openMedia({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<MediaStore> {
	if (!s3) return openMediaStore(join(dataDir, 'media'));
	const { openS3Store } = await import('./s3-store.ts');
	return openS3Store(s3);
}
