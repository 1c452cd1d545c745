import { outlines } from '../../shared/outlines.ts';
import type { Outline } from '../net/reach.ts';
import type { Entry } from './deeds.ts';

type Request = { call: Outline; params?: Record<string, string>; query?: unknown; body?: unknown };

/** How the server is asked; null for a deed of a newer version, which is left to that version. */
export function requestFor({ deed, childId }: Pick<Entry, 'deed' | 'childId'>): Request | null {
	switch (deed.kind) {
		case 'create-story':
			return { call: outlines.createStory, query: { selectedChildId: childId }, body: deed.story };
		case 'retry-story':
			return { call: outlines.retryStory, params: { id: deed.storyId } };
		case 'delete-story':
			return { call: outlines.deleteStory, params: { id: deed.storyId } };
		case 'choose': {
			const { nodeId, choiceIndex } = deed;
			return { call: outlines.nextChapter, params: { id: deed.storyId }, body: { nodeId, choiceIndex } };
		}
		case 'narrate': {
			const { text, storyId, nodeId } = deed;
			return { call: outlines.narrate, body: { text, voice: 'sage', storyId, nodeId } };
		}
		case 'report-chapter': {
			const { nodeId, reason } = deed;
			const query = { selectedChildId: childId };
			return { call: outlines.reportChapter, params: { id: deed.storyId }, query, body: { nodeId, reason } };
		}
		case 'see-report':
			return { call: outlines.seeReport, params: { id: deed.storyId }, body: { nodeId: deed.nodeId } };
		case 'save-profile':
			return { call: outlines.saveProfile, body: deed.update };
		case 'add-child':
			return { call: outlines.addChild, body: deed.child };
		case 'save-child-settings':
			return { call: outlines.saveChildSettings, params: { childId: deed.childId }, body: deed.settings };
		case 'delete-child':
			return { call: outlines.deleteChild, params: { childId: deed.childId } };
		default:
			return null;
	}
}

/**
 * Of entries, oldest first, those that share no lane with an earlier one which is still to be carried out. Those that failed
 * stand in nobody's way; a deed of a newer version does, until that version carries it out.
 */
export function firstOfLanes(entries: readonly Entry[]): Entry[] {
	const taken = new Set<string>();
	return entries.filter((entry) => {
		if (entry.state === 'failed') return false;
		const isFirst = !entry.lanes.some((lane) => taken.has(lane));
		for (const lane of entry.lanes) taken.add(lane);
		return isFirst && requestFor(entry) !== null;
	});
}
