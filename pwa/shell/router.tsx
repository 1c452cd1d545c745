import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';

const history = createBrowserHistory({ v5Compat: true });

let isSync = false;

/** Renders a navigation synchronously, within the event, for a screen whose code is loaded: a transition costs a frame. */
export function navigateSync(go: () => void): void {
	isSync = true;
	try {
		go();
	} finally {
		isSync = false;
	}
}

const current = () => ({ action: history.action, location: history.location });

/** As react-router's BrowserRouter, which always navigates in a transition, plus `navigateSync`. */
export function BrowserRouter({ children }: { children: ReactNode }) {
	const [{ action, location }, setState] = useState(current);
	useLayoutEffect(() => {
		// A press on the snapshot changes the address while the first screen is rendered.
		setState((shown) => (shown.location.pathname === history.location.pathname ? shown : current()));
		return history.listen((next) => (isSync ? flushSync : startTransition)(() => setState(next)));
	}, []);
	return (
		<Router location={location} navigationType={action} navigator={history}>
			{children}
		</Router>
	);
}
