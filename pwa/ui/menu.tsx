import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useDismissal } from './dismissal.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';
import { moveMenuFocus } from './move-menu-focus.ts';

export type MenuItem = { icon: IconName; text: ReactNode; onChoose: () => void };

type Props = {
	/** Its accessible name. */
	label: string;
	items: readonly MenuItem[];
	/** The button that opened it. A press on it closes the menu by itself. */
	button: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** Pixels between the menu and its button, and between it and the edge of the window. */
const distance = 8;

/**
 * A menu at its button, over everything else. Its first item has the focus. Escape, Tab, a press elsewhere and scrolling close it;
 * the first two give the focus back to the button.
 */
export default function Menu({ label, items, button, onClose }: Props) {
	const menu = useRef<HTMLDivElement>(null);
	const closeAndFocus = () => {
		onClose();
		button.current?.focus();
	};
	useDismissal([menu, button], true, (how) => (how === 'escape' ? closeAndFocus() : onClose()));
	useLayoutEffect(() => {
		if (!menu.current || !button.current) return;
		placeAt(menu.current, button.current.getBoundingClientRect());
		menu.current.querySelector('button')?.focus({ preventScroll: true });
	}, [button]);
	useCloseOnScroll(onClose);
	// Outside of the element around the button, which may hide what sticks out of it, and in a landmark.
	return createPortal(
		<div
			ref={menu}
			role="menu"
			aria-label={label}
			tabIndex={-1}
			className={styles.menu}
			onKeyDown={(event) => {
				moveMenuFocus(event);
				if (event.key !== 'Tab') return;
				event.preventDefault();
				closeAndFocus();
			}}
		>
			{items.map(({ icon, text, onChoose }) => (
				<button
					key={icon}
					type="button"
					role="menuitem"
					tabIndex={-1}
					className={styles.item}
					onClick={() => {
						onClose();
						onChoose();
					}}
				>
					<Icon name={icon} />
					<span>{text}</span>
				</button>
			))}
		</div>,
		document.querySelector('main') ?? document.body,
	);
}

/** Under the button, from its left edge or up to its right one; above it where the window ends. */
function placeAt(menu: HTMLElement, { left: start, right: end, top, bottom }: DOMRect): void {
	const { offsetWidth: width, offsetHeight: height } = menu;
	const hasRoomAfter = start + width <= innerWidth - distance;
	const left = hasRoomAfter ? start : Math.max(end - width, distance);
	const hasRoomBelow = bottom + distance + height <= innerHeight - distance;
	const from = hasRoomBelow ? bottom + distance : Math.max(top - distance - height, distance);
	Object.assign(menu.style, { left: `${left}px`, top: `${from}px` });
}

/** What is fixed to the window would leave its button. */
function useCloseOnScroll(onClose: () => void): void {
	const close = useEffectEvent(onClose);
	useEffect(() => {
		const ended = new AbortController();
		const options = { signal: ended.signal, capture: true, passive: true };
		for (const name of ['scroll', 'resize']) window.addEventListener(name, () => close(), options);
		return () => ended.abort();
	}, []);
}
