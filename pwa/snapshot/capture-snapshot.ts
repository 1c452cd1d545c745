import type { User } from '../../shared/contract/user.ts';
import { hasPaidAccess } from '../../shared/rules/access.ts';
import { getValue } from '../local/library/key-value.ts';
import { onLibraryChange } from '../local/library/library-changes.ts';
import { initialStoryCount } from '../local/library/library-view.ts';
import { clearSnapshot, type Snapshot, type SnapshotNode, sessionAndBuildId, snapshotKey } from './stored-snapshot.ts';

/** What is of this moment, or comes a moment after the rest: it would be seen to go, and to come again. */
const transientSelector = 'dialog, [aria-live], [aria-pressed], [data-late]';
/** The first stories fill any screen; of those behind them their words will do, and later ones are not drawn at once either. */
const offscreenSelector = 'main li:nth-child(n + 13) :is(svg, button)';
const laterStoriesSelector = `main li:nth-child(n + ${initialStoryCount + 1})`;

let isWatched = false;

/**
 * Keeps what is on the screen, which shows the stories of that child (of the whole family for null), for the next start of
 * the app. It is forgotten as soon as anything in the library changes. `user`: the account, whose trial may end.
 */
export async function captureSnapshot(childId: string | null, user: User): Promise<void> {
	if (!isWatched) onLibraryChange(clearSnapshot);
	isWatched = true;
	const chosen = (await getValue('selectedChildId')) ?? null;
	const root = document.getElementById('root') as HTMLElement;
	// A menu or a dialog that is open is not where somebody starts; nor is what another window shows.
	if (chosen !== childId || location.pathname !== '/' || root.querySelector('[inert], [aria-expanded=true]')) return;
	const left = new Set(root.querySelectorAll([transientSelector, offscreenSelector, laterStoriesSelector].join()));
	storeSnapshot({ trees: treesIn(root, left), of: sessionAndBuildId(), until: accessEnd(user) });
}

/** Where there is no room for it, the next start shows nothing before the app does. */
function storeSnapshot(snapshot: Snapshot): void {
	try {
		localStorage.setItem(snapshotKey, JSON.stringify(snapshot));
	} catch {
		clearSnapshot();
	}
}

function accessEnd(user: User): number | null {
	return hasPaidAccess(user) ? null : Date.parse(user.subscription.trialEndDate ?? '') || 0;
}

function treesIn(parent: Element, left: ReadonlySet<Element>): SnapshotNode[] {
	return [...parent.childNodes].flatMap((node): SnapshotNode[] => {
		if (node instanceof Text) return [node.data];
		if (!(node instanceof Element) || left.has(node)) return [];
		return [[node.localName, attributesOf(node), treesIn(node, left), node instanceof SVGElement]];
	});
}

function attributesOf(element: Element): Record<string, string> {
	return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
}
