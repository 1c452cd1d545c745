import type { Figure } from './figures.ts';
import { families, storiesEach } from './load/families.ts';
import { startPostgres } from './scale/postgres.ts';
import { requestCosts } from './scale/request-costs.ts';
import { tellingCosts } from './scale/telling.ts';
import { unitCosts } from './scale/unit-costs.ts';

export const title = `requests of ${families} families with ${storiesEach} stories on SQLite and on Postgres, and what an active family costs`;

export async function measure(): Promise<Figure[]> {
	await using postgres = await startPostgres();
	return [...(await requestCosts(postgres)), ...(await tellingCosts(postgres)), ...(await unitCosts(postgres))];
}
