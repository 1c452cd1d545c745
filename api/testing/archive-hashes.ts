import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';

/**
 * A family's archive: the SHA-256 of each file by its name. Left out are the README, which names the time of the export, and when
 * accounts and sessions were last used.
 */
export async function archiveHashes(address: string, token: string): Promise<Record<string, string>> {
	const response = await fetch(`${address}/api/users/export`, { headers: { authorization: `Bearer ${token}` } });
	if (!response.ok) throw new Error(`The archive is answered with ${response.status}`);
	const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
	const compared = Object.entries(files).filter(([name]) => name !== 'README.txt');
	return Object.fromEntries(compared.map(([name, bytes]) => [name, hashOf(name, bytes)]));
}

function hashOf(name: string, bytes: Uint8Array): string {
	const hashed = name === 'account.json' ? withoutTimesOfUse(strFromU8(bytes)) : bytes;
	return createHash('sha256').update(hashed).digest('hex');
}

function withoutTimesOfUse(json: string): string {
	return json.replaceAll(/"(lastSeenAt|lastUsedAt)": ?"[^"]*"/g, '');
}
