/**
 * The zoom of a picture in the lightbox: scale, and offset from -1 to 1, where 1 aligns the picture's edge with the
 * stage's.
 */
export type View = { scale: number; x: number; y: number };

/** product 4.14. The wheel's factor is per unit of `deltaY`. */
const minScale = 1;
const maxScale = 3;
const scaleStep = 0.5;
const scalePerWheelUnit = 0.003;

export const initialView: View = { scale: minScale, x: 0, y: 0 };
export const isZoomed = (view: View): boolean => view.scale > minScale;
export const canZoomIn = (view: View): boolean => view.scale < maxScale;

export const zoomIn = (view: View): View => zoomTo(view, view.scale + scaleStep);
export const zoomOut = (view: View): View => zoomTo(view, view.scale - scaleStep);
export const wheel = (view: View, deltaY: number): View => zoomTo(view, view.scale - deltaY * scalePerWheelUnit);
export const pinch = (view: View, ratio: number): View => zoomTo(view, view.scale * ratio);

/** Moves a zoomed picture by pixels on a stage of this size. An unzoomed picture stays. */
export function pan(view: View, dx: number, dy: number, stage: { width: number; height: number }): View {
	if (!isZoomed(view)) return view;
	const room = (view.scale - minScale) / 2;
	return {
		...view,
		x: clamp(-1, view.x + dx / (room * stage.width), 1),
		y: clamp(-1, view.y + dy / (room * stage.height), 1),
	};
}

/** The view as a CSS transform of an element that fills the stage. */
export function transformOf({ scale, x, y }: View): string {
	const room = (scale - minScale) * 50;
	return `translate(${x * room}%, ${y * room}%) scale(${scale})`;
}

function zoomTo(view: View, wanted: number): View {
	const scale = clamp(minScale, wanted, maxScale);
	return scale === minScale ? initialView : { ...view, scale };
}

function clamp(low: number, wanted: number, high: number): number {
	return Math.min(high, Math.max(low, wanted));
}
