import { readToken } from '../net/token.ts';

/** A text, or an element: its name, its attributes, what is in it, and whether it is drawn (SVG). */
export type SnapshotNode =
	| string
	| [name: string, attributes: Record<string, string>, children: SnapshotNode[], isDrawn: boolean];

/** What the library looked like when it was last at rest. */
export type Snapshot = {
	trees: SnapshotNode[];
	/** Whose session it was, and the build of the app whose styles it is drawn with. */
	of: string;
	/** When it shows what may not be shown any more, epoch milliseconds; null for never. */
	until: number | null;
};

/** Its place in local storage, beside the token: what is shown before all else cannot wait for a database. */
export const snapshotKey = 'snapshot';

/** What this session, with this build of the app, may show at once; else null. */
export function readSnapshot(): Snapshot | null {
	const snapshot = JSON.parse(localStorage.getItem(snapshotKey) ?? 'null') as Snapshot | null;
	if (snapshot?.of !== sessionAndBuildId()) return null;
	return snapshot.until === null || snapshot.until > Date.now() ? snapshot : null;
}

/** To be called before anything changes that it shows. */
export function clearSnapshot(): void {
	localStorage.removeItem(snapshotKey);
}

/** The end of a token says enough: it is its signature. */
export function sessionAndBuildId(): string {
	return `${readToken()?.slice(-16)} ${document.querySelector<HTMLScriptElement>('script[type=module]')?.src}`;
}
