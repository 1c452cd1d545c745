import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On each change of route: scrolls to the top and focuses the new screen, for keyboard users. */
export function useRouteFocus(): void {
	const { pathname } = useLocation();
	const before = useRef(pathname);
	useEffect(() => {
		if (before.current === pathname) return;
		before.current = pathname;
		window.scrollTo(0, 0);
		document.getElementById('main')?.focus({ preventScroll: true });
	}, [pathname]);
}
