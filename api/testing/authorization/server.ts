import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { foldListTexts } from '../../db/admin-list-texts.ts';
import { observeWrites } from '../../db/testing/write-observer.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Makers } from '../../makers/makers.ts';
import { waitUntilIdle } from '../../stories/testing/chapter-requests.ts';
import { fakeMakers } from '../fake-makers.ts';
import { type PaymentServer, startPaymentServer } from '../payment-server.ts';
import {
	type AccountResources,
	type ActorFixture,
	addActorFixture,
	addMediaFiles,
	cheapHash,
	resourcesNamed,
} from './fixture.ts';
import { type Actor, actors, type Row, type Target } from './permission-matrix.ts';
import { type Request, requestFor } from './requests.ts';
import type { MediaFiles } from './rows.ts';

/** A server with payment, and fixtures of every actor. */
export type AuthorizationServer = {
	paymentServer: PaymentServer;
	/** The results of all cells of a row; computed once. */
	resultsOf(row: Row): Promise<readonly CellResult[]>;
	/** Sends a request, with a token or anonymously. */
	request(request: Request, as?: { token: string }, headers?: Record<string, string>): Promise<Response>;
	/** A value that differs from the last one if the database was written to in between. */
	databaseState(): Promise<number | string>;
	/** A new fixture of an actor. */
	addActor(actor: Actor): Promise<ActorFixture>;
	close(): Promise<void>;
};

/** The response to one actor about one target. */
export type CellResult = {
	actor: Actor;
	target: Target;
	request: Request;
	status: number;
	body: Uint8Array;
	headers: Headers;
	/** Whether the request wrote to the database. */
	hasWritten: boolean;
	fixture: ActorFixture;
};

/** Invalid as an id, an email and a client-made name. */
const malformed = ["' or 1=1 --", '../../etc/passwd'];

export async function startAuthorizationServer(): Promise<AuthorizationServer> {
	const gate = { opens: Promise.resolve() };
	const paymentServer = await startPaymentServer({}, heldMakers(gate));
	const { server } = paymentServer;
	// A cheap hash does not change permissions.
	server.context.passwords = { ...server.context.passwords, hash: async () => cheapHash() };
	const observer = await observeWrites(server.db, join(server.folder, 'everbranch.db'));
	const files = Object.assign(
		{},
		...(await Promise.all(actors.map((actor) => addMediaFiles(server, actor)))),
	) as Record<string, MediaFiles>;
	const addActor = (actor: Actor) => inTransaction(server.db, (db) => addActorFixture({ ...server, db }, actor, files));
	const sharedFixtures = new Map<Actor, ActorFixture>();
	for (const actor of actors) sharedFixtures.set(actor, await addActor(actor));
	const answers = new Map<Row, Promise<readonly CellResult[]>>();

	const authServer: AuthorizationServer = {
		...{ paymentServer, addActor },
		request: async ({ method, path, body }, as, headers = {}) =>
			server.app.request(path, {
				method,
				headers: {
					...(as ? { authorization: `Bearer ${as.token}` } : {}),
					...(body ? { 'content-type': 'application/json' } : {}),
					...headers,
				},
				...(body ? { body: JSON.stringify(body) } : {}),
			}),
		async databaseState() {
			// Otherwise the next list of the admin folds the texts of new rows for its search, which is no change of data.
			await foldListTexts(server.db);
			return observer.state();
		},
		resultsOf(row) {
			const found = answers.get(row) ?? cellsOf(row);
			answers.set(row, found);
			return found;
		},
		async close() {
			observer.close();
			await paymentServer.close();
		},
	};

	async function cellsOf(row: Row): Promise<CellResult[]> {
		const cells: CellResult[] = [];
		for (const target of Object.keys(row.cells) as Target[])
			for (const actor of actors) cells.push(...(await cellOf(row, target, actor)));
		return cells;
	}

	/** One result; several for malformed names. */
	async function cellOf(row: Row, target: Target, actor: Actor): Promise<CellResult[]> {
		// A request that writes gets its own fixture; the others share one.
		const isMutation = row.method !== 'GET' && row.cells[target]![actor] < 300;
		const fixture = isMutation ? await addActor(actor) : sharedFixtures.get(actor)!;
		if (target === 'absent') fixture.resources.absent = resourcesNamed(newId(), `${newId()}@example.com`);
		const results: CellResult[] = [];
		for (const resources of resourcesFor(fixture, target)) {
			results.push(await answer(row, { target, actor, fixture, resources }));
		}
		return results;
	}

	async function answer(
		row: Row,
		{ resources, ...cell }: Pick<CellResult, 'target' | 'actor' | 'fixture'> & { resources: AccountResources },
	): Promise<CellResult> {
		const request = await requestFor(row, resources, cell.fixture, paymentServer);
		const before = await authServer.databaseState();
		const responseRead = Promise.withResolvers<void>();
		gate.opens = responseRead.promise;
		const response = await authServer.request(request, cell.actor === 'anonymous' ? undefined : cell.fixture.principal);
		const body = new Uint8Array(await response.arrayBuffer());
		responseRead.resolve();
		const { status, headers } = response;
		if (status < 300 && request.method !== 'GET') await waitUntilIdle(server);
		const hasWritten = (await authServer.databaseState()) !== before;
		return { ...cell, request, status, headers, body, hasWritten };
	}

	return authServer;
}

function resourcesFor({ resources }: ActorFixture, target: Target): AccountResources[] {
	if (target === 'nothing') return [resources.own];
	return target === 'malformed' ? malformed.map((name) => resourcesNamed(name)) : [resources[target]];
}

/** First chapters are written after the response to their request, so the response never depends on timing. */
function heldMakers(gate: { opens: Promise<void> }): Makers {
	const makers = fakeMakers();
	const { storyteller } = makers;
	makers.storyteller = {
		...storyteller,
		async writeChapter(telling, desk) {
			if (telling.priorChapters.length === 0) await gate.opens;
			return storyteller.writeChapter(telling, desk);
		},
	};
	return makers;
}
