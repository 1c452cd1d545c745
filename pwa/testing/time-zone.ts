import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Sets the time zone (`Asia/Kolkata`) for the rest of the test. */
export async function setTimeZone(id: string): Promise<void> {
	onTestFinished(() => override(''));
	await override(id);
}

/** An empty id takes the override back. */
async function override(timezoneId: string): Promise<void> {
	await cdp().send('Emulation.setTimezoneOverride', { timezoneId });
}
