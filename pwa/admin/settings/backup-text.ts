import type { BackupStatus } from '../../../shared/contract/admin.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `23.4 MB`, and `1.2 GB` from there on. */
export function sizeText(bytes: number): string {
	const megabytes = bytes / 2 ** 20;
	return megabytes < 1000 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1024).toFixed(1)} GB`;
}

/** The age of a timestamp (ISO 8601). Clocks differ: a future one counts as just now. */
export function ageText(at: string, now: number): string {
	const age = now - Date.parse(at);
	if (age < minute) return 'just now';
	if (age < hour) return agoText(age / minute, 'minute');
	return age < day ? agoText(age / hour, 'hour') : agoText(age / day, 'day');
}

/** The warning about the backups; null without one. */
export function backupWarning({ last, failed, damaged, making }: BackupStatus, now: number): string | null {
	if (failed !== null) return `The last attempt failed. ${failed}`;
	if (making) return null;
	if (!last) return 'There is no backup yet.';
	if (now - Date.parse(last.madeAt) > 2 * day) return 'The last backup is more than two days old.';
	if (damaged === 0) return null;
	const what = damaged === 1 ? '1 older backup was' : `${damaged} older backups were`;
	return `${what} found damaged and set aside: is the disk well?`;
}

function agoText(count: number, unit: string): string {
	const whole = Math.floor(count);
	return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
