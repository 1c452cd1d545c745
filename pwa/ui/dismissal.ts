import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How something that lies over the page was dismissed: `escape` gives the focus back to the button that opened it. */
export type Dismissal = 'escape' | 'elsewhere';

/** Escape, a press outside of these elements, and a focus outside of them dismiss what is open. */
export function useDismissal(
	elements: readonly RefObject<HTMLElement | null>[],
	isOpen: boolean,
	onDismiss: (how: Dismissal) => void,
): void {
	const dismiss = useEffectEvent(onDismiss);
	const dismissOutside = useEffectEvent(({ target }: Event) => {
		const isInside = elements.some(({ current }) => target instanceof Node && current?.contains(target));
		if (!isInside) dismiss('elsewhere');
	});
	useEffect(() => {
		if (!isOpen) return;
		const ended = new AbortController();
		const { signal } = ended;
		for (const name of ['pointerdown', 'focusin'])
			document.addEventListener(name, (event) => dismissOutside(event), { signal });
		document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss('escape'), { signal });
		return () => ended.abort();
	}, [isOpen]);
}
