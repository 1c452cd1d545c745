import { useSyncExternalStore } from 'react';
import { isMetered, isSlow } from '../media/connection.ts';
import programAddress from './program.worker.ts?worker&url';

/*
 * The optional part “Stories without network”: the program of program.worker.ts, in a cache of its own, from which the service
 * worker serves it. It belongs to the device, not to an account.
 */

const cacheName = 'everbranch-without-network';
/** In local storage: `no` after the part was removed, until it is wanted again. */
const preferenceKey = 'stories-without-network';
/** Bytes of room below which the part is not fetched by itself. */
const leastRoom = 200_000_000;
/** Written by the build (vite.config.ts). */
const sizeText = '%optional-part-bytes%';

/** Bytes of the part over the wire; 0 without a build. */
export function optionalPartBytes(): number {
	return Number(sizeText) || 0;
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
 * The address of the part's program on this device: this build's, or an earlier one's until this build's is here. Null
 * without one.
 */
export async function optionalPartAddress(): Promise<string | null> {
	if (!canKeepOptionalPart()) return null;
	const kept = (await (await caches.open(cacheName)).keys()).map(addressOf);
	return kept.find((address) => address === programAddress) ?? kept.at(-1) ?? null;
}

/**
 * Fetches this build's part, unless it is here, and then drops an earlier one. Throws when it cannot be fetched or stored; an
 * earlier one stays then.
 */
async function fetchOptionalPart(): Promise<void> {
	const cache = await caches.open(cacheName);
	if (!(await cache.match(programAddress))) {
		const answer = await fetch(programAddress, { priority: 'low' } as RequestInit);
		const isScript = answer.headers.get('Content-Type')?.includes('javascript');
		if (!answer.ok || !isScript) throw new Error(`The optional part was answered with ${answer.status}`);
		await cache.put(programAddress, answer);
	}
	for (const request of await cache.keys()) if (addressOf(request) !== programAddress) await cache.delete(request);
	announce();
}

function addressOf({ url }: Pick<Request, 'url'>): string {
	const { pathname, search } = new URL(url);
	return pathname + search;
}

/** Fetches the part because the user wants it. Throws as `fetchOptionalPart`. */
export async function addOptionalPart(): Promise<void> {
	setPreference('yes');
	await fetchOptionalPart();
}

/** Removes the part from this device until the user wants it again. */
export async function removeOptionalPart(): Promise<void> {
	setPreference('no');
	await caches.delete(cacheName);
	for (const onRemoval of removals) onRemoval();
	announce();
}

const removals: (() => void)[] = [];

/** Calls back whenever the part is removed from this device in this window. */
export function whenOptionalPartRemoved(callback: () => void): void {
	removals.push(callback);
}

/** Fetches the part by itself, where it is wanted, the line is free of charge, and there is room. Resolves also when it cannot. */
export async function fetchOptionalPartIfSuitable(): Promise<void> {
	if (!canKeepOptionalPart() || !wantsOptionalPart() || isMetered() || isSlow() || !(await hasRoom())) return;
	await fetchOptionalPart().catch(() => {});
}

async function hasRoom(): Promise<boolean> {
	const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
	return quota === undefined || quota - usage >= leastRoom;
}

/** Whether the part is ready on this device; undefined while that is unknown. */
export function useIsOptionalPartReady(): boolean | undefined {
	return useSyncExternalStore(subscribe, () => isReady);
}

let isReady: boolean | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	announce();
	return () => void listeners.delete(listener);
}

function announce(): void {
	void optionalPartAddress().then((address) => {
		isReady = address !== null;
		for (const listener of listeners) listener();
	});
}

function setPreference(value: 'yes' | 'no'): void {
	try {
		localStorage.setItem(preferenceKey, value);
	} catch {
		// Without local storage the default holds.
	}
}
