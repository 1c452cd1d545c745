import { describe, expect, it } from 'vitest';
import { ageText, backupWarning, sizeText } from './backups.tsx';

const now = Date.UTC(2026, 10, 21, 12);
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

describe('the text of a backup', () => {
	it('has a size in MB or GB', () => {
		expect([sizeText(24_536_678), sizeText(1.5 * 2 ** 30)]).toEqual(['23.4 MB', '1.5 GB']);
	});

	it('has an age, also when the clock of the device is behind', () => {
		const ages = [-1, 0, 1 / 60, 0.5, 1, 23.9, 24, 49].map((hours) => ageText(ago(hours), now));
		expect(ages).toEqual(
			['just now', 'just now', '1 minute ago', '30 minutes ago', '1 hour ago', '23 hours ago'].concat([
				...['1 day ago', '2 days ago'],
			]),
		);
	});

	it('warns when the last one failed, is missing, old or damaged, and only then', () => {
		const well = { last: { madeAt: ago(20), bytes: 1 }, kept: 3, damaged: 0, making: false, failed: null };
		const warning = (change: Partial<Parameters<typeof backupWarning>[0]>) =>
			backupWarning({ ...well, ...change }, now);
		expect([warning({}), warning({ last: null, making: true })]).toEqual([null, null]);
		expect(warning({ failed: 'The disk is full.' })).toBe('The last attempt failed. The disk is full.');
		expect(warning({ last: null })).toBe('There is no backup yet.');
		expect(warning({ last: { madeAt: ago(49), bytes: 1 } })).toBe('The last backup is more than two days old.');
		expect(warning({ damaged: 1 })).toBe('1 older backup was found damaged and set aside: is the disk well?');
		expect(warning({ damaged: 2 })).toBe('2 older backups were found damaged and set aside: is the disk well?');
	});
});
