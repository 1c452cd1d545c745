import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** The parts of a backup in order; media files are between database and manifest. */
export const databasePart = 'everbranch.db';
export const manifestPart = 'manifest.json';
export const sealPart = 'seal.json';
export const mediaFolder = 'media/';

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const ByteCount = z.int().check(z.gte(0));

/** The contents of a backup. */
export const Manifest = z.object({
	format: z.literal(1),
	/** ISO 8601. */
	madeAt: z.string(),
	files: z.array(z.object({ name: z.string(), bytes: ByteCount, sha256: Sha256 })),
	/** Media files that were damaged and are not in it. */
	damaged: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** The last part, always one block: the hash of everything before it. A backup without it is invalid. */
export const Seal = z.object({ format: z.literal(1), madeAt: z.string(), bytes: ByteCount, sha256: Sha256 });
export type Seal = z.infer<typeof Seal>;

/** `everbranch-2026-11-21T03-00-00.000Z.tar`. */
export function backupName(at: number): string {
	return `everbranch-${new Date(at).toISOString().replaceAll(':', '-')}.tar`;
}

export function isBackupName(name: string): boolean {
	return /^everbranch-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.tar$/.test(name);
}

export function sha256(): ReturnType<typeof createHash> {
	return createHash('sha256');
}
