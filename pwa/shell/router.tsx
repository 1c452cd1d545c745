import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';

const history = createBrowserHistory({ v5Compat: true });

let isSync = false;

/** Goes to a screen that is at hand in the very event: React would have other work come first, and a frame of the old screen. */
export function navigateSync(go: () => void): void {
	isSync = true;
	try {
		go();
	} finally {
		isSync = false;
	}
}

/** As the library's own, which keeps the old screen until the new one is there, also where that needs no waiting for. */
export function BrowserRouter({ children }: { children: ReactNode }) {
	const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
	useLayoutEffect(() => history.listen((next) => (isSync ? flushSync : startTransition)(() => setState(next))), []);
	return (
		<Router location={location} navigationType={action} navigator={history}>
			{children}
		</Router>
	);
}
