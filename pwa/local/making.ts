import { makingCalls } from '../../shared/making.ts';
import { send } from '../net/http.ts';

/** How far a story is that was asked for with this request id. Throws CallError. */
export function creationStatus(frontendRequestId: string) {
	return send(makingCalls.creationStatus, { params: { frontendRequestId } });
}

type Chapter = { storyId: string; _id: string };

/** Who made a chapter, and what it was held to. Throws CallError. */
export function howMade({ storyId, _id }: Chapter) {
	return send(makingCalls.howMade, { params: { id: storyId, nodeId: _id } });
}

/** Asks for another picture of a chapter; it comes when it is drawn. Throws CallError. */
export async function redraw({ storyId, _id }: Chapter): Promise<void> {
	await send(makingCalls.redraw, { params: { id: storyId, nodeId: _id } });
}

export type Depth = 0 | 1 | 2;

/** What packing a story so many choices deep takes. Throws CallError. */
export function packPlan(id: string, depth: 1 | 2) {
	return send(makingCalls.packPlan, { params: { id }, query: { depth: `${depth}` } });
}

/** Packs a story for a journey; 0 unpacks it. Throws CallError. */
export function pack(id: string, depth: Depth) {
	return send(makingCalls.pack, { params: { id }, body: { depth } });
}
