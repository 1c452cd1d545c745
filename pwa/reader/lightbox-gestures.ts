import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { pan, pinch, type View, wheel } from './zoom.ts';

type SetView = (change: (view: View) => View) => void;
type Point = { x: number; y: number };

/** Pointer listeners of the stage: one pointer pans, two pinch. */
export function usePointerGestures(setView: SetView) {
	const pointers = useRef(new Map<number, Point>());
	const onLift = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
	return {
		onPointerDown: (event: PointerEvent) => {
			event.currentTarget.setPointerCapture(event.pointerId);
			pointers.current.set(event.pointerId, pointOf(event));
		},
		onPointerMove: (event: PointerEvent) => {
			const from = pointers.current.get(event.pointerId);
			if (!from) return;
			const to = pointOf(event);
			const before = pinchDistance(pointers.current);
			pointers.current.set(event.pointerId, to);
			const after = pinchDistance(pointers.current);
			const stage = event.currentTarget.getBoundingClientRect();
			if (before > 0 && after > 0) setView((view) => pinch(view, after / before));
			else setView((view) => pan(view, to.x - from.x, to.y - from.y, stage));
		},
		onPointerUp: onLift,
		onPointerCancel: onLift,
	};
}

/** A native listener, because React's wheel listener is passive and cannot prevent the page from scrolling. */
export function useWheelZoom(element: RefObject<HTMLElement | null>, setView: SetView): void {
	useEffect(() => {
		const stage = element.current;
		const onWheel = (event: WheelEvent) => {
			event.preventDefault();
			setView((view) => wheel(view, event.deltaY));
		};
		stage?.addEventListener('wheel', onWheel, { passive: false });
		return () => stage?.removeEventListener('wheel', onWheel);
	}, [element, setView]);
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
	return { x: clientX, y: clientY };
}

/** The distance of two pointers in pixels; 0 if there are not two. */
function pinchDistance(fingers: ReadonlyMap<number, Point>): number {
	const [a, b] = [...fingers.values()];
	return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
