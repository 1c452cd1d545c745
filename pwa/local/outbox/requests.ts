import { outboxEndpoints } from '../../../shared/contract/endpoints.ts';
import type { RequestSpec } from '../../net/request.ts';
import { type Command, type Entry, storyIdOf } from './commands.ts';

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
		case 'upload-chapter': {
			const { storyId, chapter, story, outline, hasMore } = command;
			const body = { chapter, ...(story && { story }), ...(outline && { outline }), ...(hasMore && { hasMore }) };
			const query = { selectedChildId: childId };
			return { call: outboxEndpoints.uploadChapter, params: { id: storyId }, query, body };
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
 * Of entries, oldest first, those that share no ordering key with an earlier pending one. Failed entries block no others, except
 * what is about a told chapter that was refused: the server does not know it. A command of a newer build blocks others until that
 * build has sent it.
 */
export function sendableEntries(entries: readonly Entry[]): Entry[] {
	const blockedKeys = new Set<string>();
	const refusedIds = new Set<string>();
	return entries.filter((entry) => {
		const { deed: command } = entry;
		const isUnsendable = entry.state === 'failed' || isAboutRefused(command, refusedIds);
		if (isUnsendable && command.kind === 'upload-chapter') {
			refusedIds.add(command.chapter._id);
			if (command.story) refusedIds.add(command.storyId);
		}
		if (isUnsendable) return false;
		const isFirst = !entry.lanes.some((key) => blockedKeys.has(key));
		for (const key of entry.lanes) blockedKeys.add(key);
		return isFirst && requestFor(entry) !== null;
	});
}

/** `refusedIds`: chapters that the server refused, and stories whose first chapter it refused. */
function isAboutRefused(command: Command, refusedIds: ReadonlySet<string>): boolean {
	if (command.kind === 'delete-story') return false;
	const chapterId = command.kind === 'upload-chapter' ? command.chapter.parentNodeId : nodeIdOf(command);
	return [chapterId, storyIdOf(command)].some((id) => id !== null && refusedIds.has(id));
}

function nodeIdOf(command: Command): string | null {
	return 'nodeId' in command ? command.nodeId : null;
}
