import { type KeyboardEvent, useRef, useState } from 'react';
import type { Images } from '../../shared/contract/story.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { useModalDialog } from '../ui/modal.tsx';
import { type PictureSize, usePictureSources } from '../ui/picture-sources.ts';
import styles from './lightbox.module.css';
import { usePointerGestures, useWheelZoom } from './lightbox-gestures.ts';
import { canZoomIn, initialView, isZoomed, pan, transformOf, type View, zoomIn, zoomOut } from './zoom.ts';

const arrowStep = 60;
const byKey: Record<string, (view: View, stage: HTMLElement) => View> = {
	'+': zoomIn,
	'=': zoomIn,
	'-': zoomOut,
	'0': () => initialView,
	ArrowLeft: (view, stage) => pan(view, arrowStep, 0, stage.getBoundingClientRect()),
	ArrowRight: (view, stage) => pan(view, -arrowStep, 0, stage.getBoundingClientRect()),
	ArrowUp: (view, stage) => pan(view, 0, arrowStep, stage.getBoundingClientRect()),
	ArrowDown: (view, stage) => pan(view, 0, -arrowStep, stage.getBoundingClientRect()),
};

const lightboxSizes: readonly PictureSize[] = ['large', 'medium', 'thumbnail'];

type Props = {
	images: Images;
	subject: string;
	onClose: () => void;
	/** Opens the redraw dialog; undefined if it is not permitted. */
	onRedraw?: (() => void) | undefined;
};

/** A picture in full screen. Buttons, wheel, keys and pinch zoom; a zoomed picture can be moved. Escape closes it. */
export default function Lightbox({ images, subject, onClose, onRedraw }: Props) {
	const stage = useRef<HTMLDivElement>(null);
	const [view, setView] = useState(initialView);
	const sources = usePictureSources(images, lightboxSizes);
	const pointerHandlers = usePointerGestures(setView);
	useWheelZoom(stage, setView);
	const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
		const change = byKey[key];
		if (change && !(ctrlKey || metaKey || altKey)) setView((now) => (stage.current ? change(now, stage.current) : now));
	};

	return (
		<dialog
			{...useModalDialog(true, onClose)}
			className={styles.lightbox}
			aria-label={`Picture: ${subject}`}
			onKeyDown={onKeyDown}
		>
			<div ref={stage} className={styles.stage} data-zoomed={isZoomed(view)} {...pointerHandlers}>
				{sources && (
					<img {...sources} alt={`Scene from ${subject}`} draggable={false} style={{ transform: transformOf(view) }} />
				)}
			</div>
			<div className={styles.bar}>
				<IconButton icon="zoomOut" label="Zoom out" disabled={!isZoomed(view)} onClick={() => setView(zoomOut)} />
				<output className={styles.scale}>{Math.round(view.scale * 100)}%</output>
				<IconButton icon="zoomIn" label="Zoom in" disabled={!canZoomIn(view)} onClick={() => setView(zoomIn)} />
				{onRedraw && (
					<Button look="bare" icon="wand" className={styles.redraw} onClick={onRedraw}>
						Draw it again
					</Button>
				)}
				<IconButton icon="close" label="Close" autoFocus onClick={onClose} />
			</div>
		</dialog>
	);
}
