import { type Command, storyIdOf, type UploadChapterCommand } from './commands.ts';

/** What a command touches: entries that share a key are sent in order. `actingAs`: the child that is acted as. */
export function orderingKeysOf(command: Command, actingAs: string | null): string[] {
	const story = storyIdOf(command);
	// A story for a child is created after the child.
	if (command.kind === 'create-story') return [`story:${story}`, ...(actingAs ? [`child:${actingAs}`] : [])];
	if (command.kind === 'upload-chapter') return orderingKeysOfUpload(command, actingAs);
	// Nothing has to wait for a narration.
	if (command.kind === 'narrate') return [`voice:${command.nodeId}`];
	// Nor does a star wait for the next chapter.
	if (command.kind === 'set-favourite') return [`favourite:${story}`];
	// A report does not wait for other commands of its story.
	if (command.kind === 'report-chapter' || command.kind === 'see-report') return [`report:${command.nodeId}`];
	if (story) return [`story:${story}`];
	if (command.kind === 'save-profile' || (command.kind === 'set-comfort' && !command.childId)) return ['profile'];
	return [`child:${command.kind === 'add-child' ? command.child._id : (command as { childId: string }).childId}`];
}

/** What is about a chapter, and a star of its story, waits until the server has the chapter. */
function orderingKeysOfUpload({ storyId, chapter, story }: UploadChapterCommand, actingAs: string | null): string[] {
	const own = [`story:${storyId}`, `voice:${chapter._id}`, `report:${chapter._id}`];
	if (!story) return own;
	return [...own, `favourite:${storyId}`, ...(actingAs ? [`child:${actingAs}`] : [])];
}

/** One pending creation for a story; one choice of an unwritten chapter, narration or report for a chapter. */
export function dedupeKeyOf(command: Command): string | undefined {
	if (command.kind === 'create-story') return `${command.kind}:${command.story._id}`;
	if (command.kind === 'upload-chapter') {
		const { storyId, chapter, story } = command;
		// The same as for the wish that it takes over: there is one beginning of a story.
		return story ? `create-story:${storyId}` : `upload:${chapter.parentNodeId}:${chapter.choiceIndex}`;
	}
	if (command.kind === 'choose' && (command.isKnown || command.isAhead)) return undefined;
	return 'nodeId' in command ? `${command.kind}:${command.nodeId}` : undefined;
}
