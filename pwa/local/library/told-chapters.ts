import type { Entry, UploadChapterCommand } from '../outbox/commands.ts';
import type { ChapterRow, ToldRow } from './database.ts';

/** A story's chapters with those that this device told. */
export function overlayToldChapters(
	nodes: readonly ChapterRow[],
	entries: readonly Entry[],
	storyId: string,
	shown: readonly ToldRow[],
): readonly ChapterRow[] {
	const told = toldChaptersOf(entries, storyId).filter(({ _id }) => !nodes.some((node) => node._id === _id));
	if (told.length === 0 && shown.length === 0) return nodes;
	const byId = new Map(shown.map((row) => [row.nodeId, row]));
	return [...withoutPlacesOf(told, nodes), ...told].map((node) => asShownHere(node, byId.get(node._id)));
}

/** The told chapters of a story that the server does not have, oldest first. */
export function toldChaptersOf(entries: readonly Entry[], storyId: string): ChapterRow[] {
	return entries.flatMap(({ deed: command }) =>
		command.kind === 'upload-chapter' && command.storyId === storyId ? [toChapterRow(command)] : [],
	);
}

function toChapterRow({ storyId, number, chapter }: UploadChapterCommand): ChapterRow {
	const { _id, parentNodeId, choiceIndex, chapterTitle, content, choices, isEnding } = chapter;
	return {
		...{ _id, storyId, parentNodeId, choiceIndex, chapterTitle, content, isEnding },
		chapterNumber: number,
		choices: choices.map((text) => ({ text, nextNodeId: null })),
		takenChoice: null,
		images: null,
		audioUrls: null,
		madeBy: { storyteller: 'built-in', illustrator: null, narrator: null, toldOn: 'device' },
		isTold: true,
	};
}

/** Without the chapters in the places of told ones, and those after them: another device's, until the server has decided. */
function withoutPlacesOf(told: readonly ChapterRow[], nodes: readonly ChapterRow[]): ChapterRow[] {
	const placeOf = ({ parentNodeId, choiceIndex }: ChapterRow) => `${parentNodeId} ${choiceIndex}`;
	const places = new Set(told.map(placeOf));
	const left = new Set(nodes.filter((node) => places.has(placeOf(node))).map(({ _id }) => _id));
	for (let before = -1; before !== left.size; ) {
		before = left.size;
		for (const { _id, parentNodeId } of nodes) if (left.has(parentNodeId ?? '')) left.add(_id);
	}
	return nodes.filter(({ _id }) => !left.has(_id));
}

/** With the picture that was drawn here, and the words as they were read here. */
function asShownHere(node: ChapterRow, shown: ToldRow | undefined): ChapterRow {
	if (!shown) return node;
	const { images, readAs } = shown;
	const madeBy = images ? { ...node.madeBy, illustrator: node.madeBy.illustrator ?? 'built-in' } : node.madeBy;
	const pictured = { ...node, madeBy, images: images ?? node.images };
	if (!readAs) return pictured;
	const { choices, ...words } = readAs;
	const linked = choices.map((text, index) => ({ text, nextNodeId: node.choices[index]?.nextNodeId ?? null }));
	return { ...pictured, ...words, choices: linked };
}
