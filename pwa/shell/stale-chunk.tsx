import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { isBusyPath } from './busy-lock.ts';
import { reloadApp } from './reload-app.ts';

/* A chunk that is loaded later cannot be fetched any more: usually a newer version has replaced it on the server. */

let isStale = false;

addEventListener('vite:preloadError', () => {
	isStale = true;
	if (!isBusyPath(location.pathname)) void reloadApp();
});

export function hasStaleChunk(): boolean {
	return isStale;
}

type Props = { path: string; children: ReactNode };
type State = { error: unknown; path: string };

/** Shows a notice in place of a screen whose chunk is stale. A change of `path` resets it. */
export class StaleChunkBoundary extends Component<Props, State> {
	override state: State = { error: null, path: this.props.path };

	static getDerivedStateFromError(error: unknown): Partial<State> {
		return { error };
	}

	static getDerivedStateFromProps({ path }: Props, state: State): State | null {
		return path === state.path ? null : { path, error: null };
	}

	override render(): ReactNode {
		const { error } = this.state;
		if (!error) return this.props.children;
		if (!hasStaleChunk()) throw error;
		const again = (
			<Button look="quiet" icon="retry" onClick={() => void reloadApp({ isAsked: true })}>
				Try Again
			</Button>
		);
		return (
			<Notice tone="warning" action={again}>
				This part of Everbranch is not on this device. It needs a network.
			</Notice>
		);
	}
}
