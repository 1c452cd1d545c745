import type { DownloadedFile } from '../net/download.ts';

/** A browser that asks first where to put it reads it only then. */
const revokeAfterMs = 10 * 60 * 1000;

/** Gives the person a file, where the browser puts what is downloaded. */
export function saveFile({ name, bytes }: DownloadedFile): void {
	const address = URL.createObjectURL(bytes);
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}
