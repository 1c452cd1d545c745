import { storyCalls } from '../../shared/contract/stories.ts';
import { send } from './http.ts';

/** The progress of the story that was created with this request id. Throws RequestError. */
export function fetchCreationStatus(frontendRequestId: string) {
	return send(storyCalls.creationStatus, { params: { frontendRequestId } });
}

type Chapter = { storyId: string; _id: string };

/** Who made a chapter's parts, and by which rules. Throws RequestError. */
export function fetchProvenance({ storyId, _id }: Chapter) {
	return send(storyCalls.provenance, { params: { id: storyId, nodeId: _id } });
}

/** Requests another picture of a chapter, which a later sync brings. Throws RequestError. */
export async function requestRedraw({ storyId, _id }: Chapter): Promise<void> {
	await send(storyCalls.redraw, { params: { id: storyId, nodeId: _id } });
}

export type PackDepth = 0 | 1 | 2;

/** The chapters that packing a story this many choices deep needs. Throws RequestError. */
export function fetchPackPlan(id: string, depth: 1 | 2) {
	return send(storyCalls.packPlan, { params: { id }, query: { depth: `${depth}` } });
}

/** Packs a story for a journey; 0 unpacks it. Throws RequestError. */
export function packStory(id: string, depth: PackDepth) {
	return send(storyCalls.pack, { params: { id }, body: { depth } });
}

/** The narration of a chapter with its text, which the server makes if it has none. Throws RequestError. */
export function fetchNarration(storyId: string, nodeId: string, text: string) {
	return send(storyCalls.narrate, { body: { text, voice: 'sage', storyId, nodeId } });
}

/** The times of a narration that is being made, as far as they are known. Throws RequestError. */
export function fetchTimesSoFar({ storyId, _id }: Chapter) {
	return send(storyCalls.narrationTimes, { params: { id: storyId, nodeId: _id } });
}

/** The narration of a chapter's choices, likewise; `text` is that of `spokenChoicesText`. */
export function fetchChoicesNarration(storyId: string, nodeId: string, text: string) {
	return send(storyCalls.narrate, { body: { text, voice: 'sage', storyId, nodeId, part: 'choices' } });
}
