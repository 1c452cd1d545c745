import { useEffect, useSyncExternalStore } from 'react';
import { isMetered, isSlow } from '../media/connection.ts';
import formerAddress from './former-storyteller.worker.ts?worker&url';
import programAddress from './program.worker.ts?worker&url';

/*
 * The optional part “Stories without network”: one or two programs, each in a cache of its own, from which the service worker
 * serves it. It belongs to the device, not to an account.
 */

/**
 * `program` tells new stories and draws. `former` tells what the former storyteller tells; it is fetched for a device that needs
 * it (former-need.ts), and kept up to date from then on.
 */
const pieces = {
	program: { cacheName: 'everbranch-without-network', address: programAddress },
	former: { cacheName: 'everbranch-former-storyteller', address: formerAddress },
} as const;
export type Piece = keyof typeof pieces;

/** In local storage: `no` after the part was removed, until it is wanted again. */
const preferenceKey = 'stories-without-network';
/** Bytes of room below which the part is not fetched by itself. */
const leastRoom = 200_000_000;
/** Bytes over the wire, written by the build (vite.config.ts). */
const sizeTexts: Record<Piece, string> = {
	program: '%program-worker-bytes%',
	former: '%former-storyteller-worker-bytes%',
};

/** Bytes of a piece over the wire; 0 without a build. */
function bytesOf(piece: Piece): number {
	return Number(sizeTexts[piece]) || 0;
}

/** Whether this page can keep the part: browsers have caches and service workers in secure contexts only. */
export function canKeepOptionalPart(): boolean {
	return 'caches' in globalThis && 'serviceWorker' in navigator;
}

/** Whether the user wants the part on this device; it does so until it is removed. */
export function wantsOptionalPart(): boolean {
	try {
		return localStorage.getItem(preferenceKey) !== 'no';
	} catch {
		return true;
	}
}

/**
 * The address of a piece on this device: this build's, or an earlier one's until this build's is here. Null without one.
 */
export async function optionalPartAddress(piece: Piece = 'program'): Promise<string | null> {
	if (!canKeepOptionalPart()) return null;
	const { cacheName, address } = pieces[piece];
	const kept = (await (await caches.open(cacheName)).keys()).map(addressOf);
	return kept.find((one) => one === address) ?? kept.at(-1) ?? null;
}

/**
 * Fetches this build's part, as far as it is not here. Throws when it cannot be fetched or stored; an earlier one stays then.
 * `needsFormer` is asked once the program is here. What was removed meanwhile, in any window, stays away.
 */
async function fetchOptionalPart(needsFormer: () => Promise<boolean>): Promise<void> {
	try {
		await fetchPiece('program');
		const isKept = (await optionalPartAddress('former')) !== null;
		if (wantsOptionalPart() && (isKept || (await needsFormer()))) await fetchPiece('former');
	} finally {
		if (!wantsOptionalPart()) await deleteCaches();
		announce();
	}
}

/** Fetches a piece, unless it is here, and then drops an earlier one. */
async function fetchPiece(piece: Piece): Promise<void> {
	const { cacheName, address } = pieces[piece];
	const cache = await caches.open(cacheName);
	if (!(await cache.match(address))) {
		const answer = await fetch(address, { priority: 'low' } as RequestInit);
		const isScript = answer.headers.get('Content-Type')?.includes('javascript');
		if (!answer.ok || !isScript) throw new Error(`The optional part was answered with ${answer.status}`);
		await cache.put(address, answer);
	}
	for (const request of await cache.keys()) if (addressOf(request) !== address) await cache.delete(request);
}

function addressOf({ url }: Pick<Request, 'url'>): string {
	const { pathname, search } = new URL(url);
	return pathname + search;
}

/** Fetches the part because the user wants it. Throws as `fetchOptionalPart`. */
export async function addOptionalPart(needsFormer: () => Promise<boolean>): Promise<void> {
	setPreference('yes');
	await fetchOptionalPart(needsFormer);
}

/** Removes the part from this device until the user wants it again. */
export async function removeOptionalPart(): Promise<void> {
	setPreference('no');
	await deleteCaches();
	for (const onRemoval of removals) onRemoval();
	announce();
}

async function deleteCaches(): Promise<void> {
	for (const { cacheName } of Object.values(pieces)) await caches.delete(cacheName);
}

const removals: (() => void)[] = [];

/** Calls back whenever the part is removed from this device in this window. */
export function whenOptionalPartRemoved(callback: () => void): void {
	removals.push(callback);
}

/** Fetches the part by itself, where it is wanted, the line is free of charge, and there is room. Resolves also when it cannot. */
export async function fetchOptionalPartIfSuitable(needsFormer: () => Promise<boolean>): Promise<void> {
	if (!canKeepOptionalPart() || !wantsOptionalPart() || isMetered() || isSlow() || !(await hasRoom())) return;
	await fetchOptionalPart(needsFormer).catch(() => {});
}

async function hasRoom(): Promise<boolean> {
	const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
	return quota === undefined || quota - usage >= leastRoom;
}

/** `isReady`: all that this device needs is here. `bytes`: of all that is here or needed. */
type PartState = { isReady: boolean; bytes: number };

/** The part on this device, live. */
export function useOptionalPart(needsFormer: () => Promise<boolean>): PartState {
	const current = useSyncExternalStore(subscribe, () => state);
	// After the subscription, whose listener is announced to.
	useEffect(() => {
		isFormerNeeded = needsFormer;
		announce();
	}, [needsFormer]);
	return current;
}

let state: PartState = { isReady: false, bytes: bytesOf('program') };
let isFormerNeeded = async () => false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

function announce(): void {
	if (listeners.size > 0) void readState().catch(() => {});
}

let reads = 0;

/** Of several at a time, the last one counts. */
async function readState(): Promise<void> {
	reads += 1;
	const own = reads;
	const [program, former] = await Promise.all([optionalPartAddress('program'), optionalPartAddress('former')]);
	const hasOrNeedsFormer = former !== null || (await isFormerNeeded());
	if (own !== reads) return;
	state = {
		isReady: program !== null && (former !== null || !hasOrNeedsFormer),
		bytes: bytesOf('program') + (hasOrNeedsFormer ? bytesOf('former') : 0),
	};
	for (const listener of listeners) listener();
}

function setPreference(value: 'yes' | 'no'): void {
	try {
		localStorage.setItem(preferenceKey, value);
	} catch {
		// Without local storage the default holds.
	}
}
