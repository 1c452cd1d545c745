import { outboxEndpoints } from '../../../shared/contract/endpoints.ts';
import type { RequestSpec } from '../../net/request.ts';
import type { Entry } from './commands.ts';

type EntryRequest = { call: RequestSpec; params?: Record<string, string>; query?: unknown; body?: unknown };

/** The request of a command; null for a kind of a newer build, which is left to that build. */
export function requestFor({ deed: command, childId }: Pick<Entry, 'deed' | 'childId'>): EntryRequest | null {
	switch (command.kind) {
		case 'create-story':
			return { call: outboxEndpoints.createStory, query: { selectedChildId: childId }, body: command.story };
		case 'retry-story':
			return { call: outboxEndpoints.retryStory, params: { id: command.storyId } };
		case 'delete-story':
			return { call: outboxEndpoints.deleteStory, params: { id: command.storyId } };
		case 'set-favourite': {
			const { storyId, isFavourite } = command;
			return { call: outboxEndpoints.setFavourite, params: { id: storyId }, body: { isFavourite } };
		}
		case 'choose': {
			const { nodeId, choiceIndex } = command;
			return { call: outboxEndpoints.nextChapter, params: { id: command.storyId }, body: { nodeId, choiceIndex } };
		}
		case 'narrate': {
			const { text, storyId, nodeId } = command;
			return { call: outboxEndpoints.narrate, body: { text, voice: 'sage', storyId, nodeId } };
		}
		case 'report-chapter': {
			const { nodeId, reason } = command;
			const query = { selectedChildId: childId };
			return { call: outboxEndpoints.reportChapter, params: { id: command.storyId }, query, body: { nodeId, reason } };
		}
		case 'see-report':
			return {
				call: outboxEndpoints.markReportSeen,
				params: { id: command.storyId },
				body: { nodeId: command.nodeId },
			};
		case 'save-profile':
			return { call: outboxEndpoints.saveProfile, body: command.update };
		case 'set-comfort': {
			const { childId, comfort } = command;
			return { call: outboxEndpoints.saveComfort, query: { selectedChildId: childId }, body: comfort };
		}
		case 'add-child':
			return { call: outboxEndpoints.addChild, body: command.child };
		case 'save-child-settings':
			return { call: outboxEndpoints.saveChildSettings, params: { childId: command.childId }, body: command.settings };
		case 'delete-child':
			return { call: outboxEndpoints.deleteChild, params: { childId: command.childId } };
		default:
			return null;
	}
}

/**
 * Of entries, oldest first, those that share no ordering key with an earlier pending one. Failed entries block no others; a
 * command of a newer build does, until that build has sent it.
 */
export function sendableEntries(entries: readonly Entry[]): Entry[] {
	const blockedKeys = new Set<string>();
	return entries.filter((entry) => {
		if (entry.state === 'failed') return false;
		const isFirst = !entry.lanes.some((key) => blockedKeys.has(key));
		for (const key of entry.lanes) blockedKeys.add(key);
		return isFirst && requestFor(entry) !== null;
	});
}
