import type { User } from '../../shared/contract/user.ts';
import { hasPaidAccess } from '../../shared/rules/access.ts';
import { onLibraryChange } from '../local/library/current-library.ts';
import { getValue } from '../local/library/key-value.ts';
import { initialStoryCount } from '../local/library/library-view.ts';
import { clearSnapshot, type Snapshot, type SnapshotNode, sessionAndBuildId, snapshotKey } from './stored-snapshot.ts';

/** Temporary elements, and those that appear after the rest: they would disappear and come again. */
const transientSelector = 'dialog, [aria-live], [aria-pressed], [data-late]';
/** The first stories fill any screen; of those after them the text suffices. Later ones are not in the first render either. */
const offscreenSelector = 'main [data-offscreen] :is(svg, button)';
const laterStoriesSelector = `main li:nth-child(n + ${initialStoryCount + 1})`;

let isWatched = false;

/**
 * Stores the dashboard as it is rendered now, for one child (the whole family for null), for the next start of the app. Any
 * change in the library clears it. `user`: the account, whose trial may end.
 */
export async function captureSnapshot(childId: string | null, user: User): Promise<void> {
	if (!isWatched) onLibraryChange(clearSnapshot);
	isWatched = true;
	const selectedChildId = (await getValue('selectedChildId')) ?? null;
	const root = document.getElementById('root') as HTMLElement;
	// Not with an open menu or dialog, nor when another window has selected another child.
	if (selectedChildId !== childId || location.pathname !== '/' || root.querySelector('[inert], [aria-expanded=true]'))
		return;
	const omitted = new Set(root.querySelectorAll([transientSelector, offscreenSelector, laterStoriesSelector].join()));
	storeSnapshot({ trees: nodesIn(root, omitted), of: sessionAndBuildId(), until: accessEnd(user) });
}

/** Without room in local storage, the next start has no snapshot. */
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

function nodesIn(parent: Element, omitted: ReadonlySet<Element>): SnapshotNode[] {
	return [...parent.childNodes].flatMap((node): SnapshotNode[] => {
		if (node instanceof Text) return [node.data];
		if (!(node instanceof Element) || omitted.has(node)) return [];
		return [[node.localName, attributesOf(node), nodesIn(node, omitted), node instanceof SVGElement]];
	});
}

function attributesOf(element: Element): Record<string, string> {
	return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
}
