import { join } from 'node:path';
import Database from 'better-sqlite3';
import { v7 as newId } from 'uuid';
import type { Makers } from '../../makers/makers.ts';
import { quiet } from '../../stories/testing/journey.ts';
import { quickMakers } from '../quick-makers.ts';
import { openShop, type Shop } from '../shop.ts';
import { addCast, addFiles, type Cast, cheapHash, named, type Thing } from './cast.ts';
import type { Files } from './library.ts';
import { type Request, requestFor } from './requests.ts';
import { type About, type Actor, actors, type Row } from './table.ts';

/** A house with a payment provider, and everybody who may ask it for something. */
export type World = {
	shop: Shop;
	/** The answers of a row in all its cells; asked for once. */
	answersOf(row: Row): Promise<readonly Answered[]>;
	/** Asks as somebody, or as nobody. */
	ask(request: Request, as?: { token: string }, headers?: Record<string, string>): Promise<Response>;
	/** Counts up with every commit to the database. */
	commits(): number;
	/** Somebody new, with everything that is theirs. */
	newcomer(actor: Actor): Promise<Cast>;
	close(): Promise<void>;
};

/** What one who asked about one thing was answered. */
export type Answered = {
	actor: Actor;
	about: About;
	request: Request;
	status: number;
	body: Uint8Array;
	headers: Headers;
	/** Whether the database was written to meanwhile. */
	wrote: boolean;
	cast: Cast;
};

/** Neither an id, nor an address, nor a name that a device may give. */
const malformed = ["' or 1=1 --", '../../etc/passwd'];

export async function openWorld(): Promise<World> {
	const curtain = { falls: Promise.resolve() };
	const shop = await openShop({}, patientMakers(curtain));
	const { house } = shop;
	// Who may do what is the same at a thousandth of the cost.
	house.parts.passwords = { ...house.parts.passwords, hash: async () => cheapHash() };
	const observer = new Database(join(house.folder, 'everbranch.db'), { readonly: true });
	const files = Object.assign({}, ...(await Promise.all(actors.map((actor) => addFiles(house, actor))))) as Record<
		string,
		Files
	>;
	const newcomer = (actor: Actor) => house.db.transaction().execute((db) => addCast({ ...house, db }, actor, files));
	const residents = new Map<Actor, Cast>();
	for (const actor of actors) residents.set(actor, await newcomer(actor));
	const answers = new Map<Row, Promise<readonly Answered[]>>();

	const world: World = {
		...{ shop, newcomer },
		ask: async ({ method, path, body }, as, headers = {}) =>
			house.app.request(path, {
				method,
				headers: {
					...(as ? { authorization: `Bearer ${as.token}` } : {}),
					...(body ? { 'content-type': 'application/json' } : {}),
					...headers,
				},
				...(body ? { body: JSON.stringify(body) } : {}),
			}),
		commits: () => observer.pragma('data_version', { simple: true }) as number,
		answersOf(row) {
			const found = answers.get(row) ?? cellsOf(row);
			answers.set(row, found);
			return found;
		},
		async close() {
			observer.close();
			await shop.close();
		},
	};

	async function cellsOf(row: Row): Promise<Answered[]> {
		const cells: Answered[] = [];
		for (const about of Object.keys(row.cells) as About[])
			for (const actor of actors) cells.push(...(await cellOf(row, about, actor)));
		return cells;
	}

	/** One answer; several where many names are malformed. */
	async function cellOf(row: Row, about: About, actor: Actor): Promise<Answered[]> {
		// What carries something out may not meet what others did before; all else leaves everything as it is.
		const isDeed = row.method !== 'GET' && row.cells[about]![actor] < 300;
		const cast = isDeed ? await newcomer(actor) : residents.get(actor)!;
		if (about === 'absent') cast.things.absent = named(newId(), `${newId()}@example.com`);
		const answered: Answered[] = [];
		for (const thing of thingsOf(cast, about)) answered.push(await answer(row, { about, actor, cast, thing }));
		return answered;
	}

	async function answer(
		row: Row,
		{ thing, ...cell }: Pick<Answered, 'about' | 'actor' | 'cast'> & { thing: Thing },
	): Promise<Answered> {
		const request = await requestFor(row, thing, cell.cast, shop);
		const before = world.commits();
		const raised = Promise.withResolvers<void>();
		curtain.falls = raised.promise;
		const response = await world.ask(request, cell.actor === 'anonymous' ? undefined : cell.cast.reader);
		const body = new Uint8Array(await response.arrayBuffer());
		raised.resolve();
		const { status, headers } = response;
		if (status < 300 && request.method !== 'GET') await quiet(house);
		return { ...cell, request, status, headers, body, wrote: world.commits() !== before };
	}

	return world;
}

function thingsOf({ things }: Cast, about: About): Thing[] {
	if (about === 'nothing') return [things.own];
	return about === 'malformed' ? malformed.map((name) => named(name)) : [things[about]];
}

/** A first chapter is told once its request was answered: so the answer never depends on who is quicker. */
function patientMakers(curtain: { falls: Promise<void> }): Makers {
	const makers = quickMakers();
	const { storyteller } = makers;
	makers.storyteller = {
		...storyteller,
		async tell(telling, desk) {
			if (telling.told.length === 0) await curtain.falls;
			return storyteller.tell(telling, desk);
		},
	};
	return makers;
}
