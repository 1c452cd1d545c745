import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On each change of route: to the top of the page, with the focus on the new screen, so that the keyboard starts there. */
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
