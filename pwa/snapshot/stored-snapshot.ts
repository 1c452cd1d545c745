import { readToken } from '../net/token.ts';

/** A text, or an element: its name, attributes, children, and whether it is SVG. */
export type SnapshotNode =
	| string
	| [name: string, attributes: Record<string, string>, children: SnapshotNode[], isDrawn: boolean];

/** The dashboard's elements as last rendered. Stored: a page of an earlier build may read it. */
export type Snapshot = {
	trees: SnapshotNode[];
	/** The session and the build of the app whose styles it needs. */
	of: string;
	/** When the account's access ends, epoch milliseconds; null for never. */
	until: number | null;
};

/** In local storage, beside the token, because it is shown before a database can be opened. */
export const snapshotKey = 'snapshot';

/** The snapshot of this session and build, if it is still valid; else null. */
export function readSnapshot(): Snapshot | null {
	const snapshot = JSON.parse(localStorage.getItem(snapshotKey) ?? 'null') as Snapshot | null;
	if (snapshot?.of !== sessionAndBuildId()) return null;
	return snapshot.until === null || snapshot.until > Date.now() ? snapshot : null;
}

/** To be called before anything changes that the snapshot shows. */
export function clearSnapshot(): void {
	localStorage.removeItem(snapshotKey);
}

/** The end of a token, its signature, identifies the session. */
export function sessionAndBuildId(): string {
	return `${readToken()?.slice(-16)} ${document.querySelector<HTMLScriptElement>('script[type=module]')?.src}`;
}
