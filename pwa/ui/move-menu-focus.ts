import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End move the focus, as the role `menu` requires. */
export function moveMenuFocus(event: KeyboardEvent<HTMLElement>): void {
	const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
	const at = items.indexOf(document.activeElement as HTMLElement);
	const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
	if (to === undefined) return;
	event.preventDefault();
	items.at(to % items.length)?.focus();
}
