import type { Page } from 'playwright';
import type { Session } from '../../shared/contract/user.ts';
import type { BrowserWorld } from './browser-world.ts';
import { untilWorkerControls, withWorker } from './worker.ts';

/** A device with the optional part, fetched by its switch in the profile. */
export async function tabletOf(world: BrowserWorld, session: Session): Promise<Page> {
	const page = await world.pageFor(session, withWorker);
	await page.goto('/profile');
	await untilWorkerControls(page);
	const device = page.getByRole('region', { name: 'This device' });
	await device.getByText('not ready', { exact: true }).waitFor();
	await device.getByLabel(/^Stories without network/).check();
	await device.getByText('ready', { exact: true }).waitFor();
	return page;
}
