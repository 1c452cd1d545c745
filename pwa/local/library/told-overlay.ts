import type { Entry, UploadChapterCommand } from '../outbox/commands.ts';
import type { StoryRow, ToldRow } from './database.ts';

/*
 * As overlay.ts, for what was told on this device: the outbox has the chapters until the server has them, refused ones included,
 * and the table `told` has what is shown of them here.
 */

/** A story's row with what was told here: its beginning, its end, and the picture drawn here. */
export function overlayToldStory(row: StoryRow, entries: readonly Entry[], shown: readonly ToldRow[]): StoryRow {
	const told = entries.flatMap(({ deed: command }) =>
		command.kind === 'upload-chapter' && command.storyId === row.id ? [command] : [],
	);
	const beginning = told.find(({ story }) => story !== undefined);
	const begun = beginning && row.startNode === null ? withBeginning(row, beginning) : row;
	const isCompleted = told.some(({ chapter }) => chapter.isEnding);
	const drawn = shown.find(({ nodeId, storyId }) => storyId === row.id && nodeId === begun.startNode)?.images;
	if (told.length === 0 && !drawn) return row;
	const outline = row.outline ?? told.find((command) => command.outline)?.outline;
	return {
		...begun,
		...(outline && { outline }),
		...(isCompleted && { status: 'completed' as const }),
		cover: drawn ?? begun.cover,
	};
}

function withBeginning(row: StoryRow, { title, chapter }: UploadChapterCommand): StoryRow {
	return { ...row, title, status: 'in-progress', error: null, startNode: chapter._id };
}
