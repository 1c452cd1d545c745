import { outboxEndpoints } from '../../../shared/contract/endpoints.ts';
import type { RequestSpec } from '../../net/request.ts';
import { type Command, type Entry, storyIdOf } from './commands.ts';
import type { EntryProblem } from './entry-problem.ts';

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
	const refusals = refusalsOfSubjects(entries);
	return entries.filter((entry) => {
		if (entry.state === 'failed' || refusals.has(entry.seq)) return false;
		const isFirst = !entry.lanes.some((key) => blockedKeys.has(key));
		for (const key of entry.lanes) blockedKeys.add(key);
		return isFirst && requestFor(entry) !== null;
	});
}

/**
 * Of entries, oldest first, those about a told chapter that the server refused, or about a story whose first chapter it refused:
 * by `seq`, why it did.
 */
export function refusalsOfSubjects(entries: readonly Entry[]): Map<number, EntryProblem | null> {
	const refused = new Map<string, EntryProblem | null>();
	const refusals = new Map<number, EntryProblem | null>();
	for (const { seq, state, deed: command, problem } of entries) {
		const subject = subjectsOf(command).find((id) => refused.has(id));
		const reason = subject === undefined ? problem : (refused.get(subject) ?? null);
		if (subject !== undefined) refusals.set(seq, reason);
		if (command.kind !== 'upload-chapter' || (subject === undefined && state !== 'failed')) continue;
		refused.set(command.chapter._id, reason);
		if (command.story) refused.set(command.storyId, reason);
	}
	return refusals;
}

/** The ids of what the server must know before it can carry out a command. */
function subjectsOf(command: Command): string[] {
	if (command.kind === 'delete-story') return [];
	const chapterId = command.kind === 'upload-chapter' ? command.chapter.parentNodeId : nodeIdOf(command);
	return [chapterId, storyIdOf(command)].filter((id) => id !== null);
}

function nodeIdOf(command: Command): string | null {
	return 'nodeId' in command ? command.nodeId : null;
}
