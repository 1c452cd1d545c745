import { join } from 'node:path';
import Database from 'better-sqlite3';
import { v7 as newId } from 'uuid';
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
	/** A counter that every commit to the database increments. */
	commits(): number;
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
	cast: ActorFixture;
};

/** Invalid as an id, an email and a client-made name. */
const malformed = ["' or 1=1 --", '../../etc/passwd'];

export async function startAuthorizationServer(): Promise<AuthorizationServer> {
	const curtain = { falls: Promise.resolve() };
	const shop = await startPaymentServer({}, heldMakers(curtain));
	const { server } = shop;
	// A cheap hash does not change permissions.
	server.context.passwords = { ...server.context.passwords, hash: async () => cheapHash() };
	const observer = new Database(join(server.folder, 'everbranch.db'), { readonly: true });
	const files = Object.assign(
		{},
		...(await Promise.all(actors.map((actor) => addMediaFiles(server, actor)))),
	) as Record<string, MediaFiles>;
	const newcomer = (actor: Actor) =>
		server.db.transaction().execute((db) => addActorFixture({ ...server, db }, actor, files));
	const residents = new Map<Actor, ActorFixture>();
	for (const actor of actors) residents.set(actor, await newcomer(actor));
	const answers = new Map<Row, Promise<readonly CellResult[]>>();

	const world: AuthorizationServer = {
		...{ paymentServer: shop, addActor: newcomer },
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
		commits: () => observer.pragma('data_version', { simple: true }) as number,
		resultsOf(row) {
			const found = answers.get(row) ?? cellsOf(row);
			answers.set(row, found);
			return found;
		},
		async close() {
			observer.close();
			await shop.close();
		},
	};

	async function cellsOf(row: Row): Promise<CellResult[]> {
		const cells: CellResult[] = [];
		for (const about of Object.keys(row.cells) as Target[])
			for (const actor of actors) cells.push(...(await cellOf(row, about, actor)));
		return cells;
	}

	/** One result; several for malformed names. */
	async function cellOf(row: Row, about: Target, actor: Actor): Promise<CellResult[]> {
		// A request that writes gets its own fixture; the others share one.
		const isDeed = row.method !== 'GET' && row.cells[about]![actor] < 300;
		const cast = isDeed ? await newcomer(actor) : residents.get(actor)!;
		if (about === 'absent') cast.resources.absent = resourcesNamed(newId(), `${newId()}@example.com`);
		const answered: CellResult[] = [];
		for (const thing of thingsOf(cast, about)) answered.push(await answer(row, { target: about, actor, cast, thing }));
		return answered;
	}

	async function answer(
		row: Row,
		{ thing, ...cell }: Pick<CellResult, 'target' | 'actor' | 'cast'> & { thing: AccountResources },
	): Promise<CellResult> {
		const request = await requestFor(row, thing, cell.cast, shop);
		const before = world.commits();
		const raised = Promise.withResolvers<void>();
		curtain.falls = raised.promise;
		const response = await world.request(request, cell.actor === 'anonymous' ? undefined : cell.cast.principal);
		const body = new Uint8Array(await response.arrayBuffer());
		raised.resolve();
		const { status, headers } = response;
		if (status < 300 && request.method !== 'GET') await waitUntilIdle(server);
		return { ...cell, request, status, headers, body, hasWritten: world.commits() !== before };
	}

	return world;
}

function thingsOf({ resources }: ActorFixture, about: Target): AccountResources[] {
	if (about === 'nothing') return [resources.own];
	return about === 'malformed' ? malformed.map((name) => resourcesNamed(name)) : [resources[about]];
}

/** First chapters are written after the response to their request, so the response never depends on timing. */
function heldMakers(curtain: { falls: Promise<void> }): Makers {
	const makers = fakeMakers();
	const { storyteller } = makers;
	makers.storyteller = {
		...storyteller,
		async writeChapter(telling, desk) {
			if (telling.priorChapters.length === 0) await curtain.falls;
			return storyteller.writeChapter(telling, desk);
		},
	};
	return makers;
}
