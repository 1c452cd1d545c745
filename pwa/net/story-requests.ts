import { storyCalls } from '../../shared/contract/stories.ts';
import { send } from './http.ts';

/** How far a story is that was asked for with this request id. Throws CallError. */
export function fetchCreationStatus(frontendRequestId: string) {
	return send(storyCalls.creationStatus, { params: { frontendRequestId } });
}

type Chapter = { storyId: string; _id: string };

/** Who made a chapter, and what it was held to. Throws CallError. */
export function fetchProvenance({ storyId, _id }: Chapter) {
	return send(storyCalls.provenance, { params: { id: storyId, nodeId: _id } });
}

/** Asks for another picture of a chapter; it comes when it is drawn. Throws CallError. */
export async function requestRedraw({ storyId, _id }: Chapter): Promise<void> {
	await send(storyCalls.redraw, { params: { id: storyId, nodeId: _id } });
}

export type PackDepth = 0 | 1 | 2;

/** What packing a story so many choices deep takes. Throws CallError. */
export function fetchPackPlan(id: string, depth: 1 | 2) {
	return send(storyCalls.packPlan, { params: { id }, query: { depth: `${depth}` } });
}

/** Packs a story for a journey; 0 unpacks it. Throws CallError. */
export function packStory(id: string, depth: PackDepth) {
	return send(storyCalls.pack, { params: { id }, body: { depth } });
}
