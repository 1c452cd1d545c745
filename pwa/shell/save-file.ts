import type { DownloadedFile } from '../net/download.ts';

/** A browser that asks for a location reads the object URL only after the answer. */
const revokeAfterMs = 10 * 60 * 1000;

/** Saves a file through the browser's download. */
export function saveFile({ name, bytes }: DownloadedFile): void {
	const address = URL.createObjectURL(bytes);
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}
