import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { lazyOptional } from '../../shell/lazy.tsx';
import type { PlayerBarProps } from './player-bar.tsx';
import { StoryPlayer, StoryPlayerContext, useStoryPlayer } from './story-player.ts';

const PlayerBar = lazyOptional(() => import('./player-bar.tsx'));

/** Around a story's screen: the player that the play buttons of its chapters share. */
export function StoryPlayerProvider({ children }: { children: ReactNode }) {
	const [player] = useState(() => new StoryPlayer());
	return <StoryPlayerContext value={player}>{children}</StoryPlayerContext>;
}

/** The one `<audio>` of a story and, once it was played, the player at the foot of the screen. */
export function StoryAudio(props: PlayerBarProps) {
	const player = useStoryPlayer();
	const isOpen = useSyncExternalStore(player.subscribe, () => player.isOpen);
	return (
		<>
			{/* biome-ignore lint/a11y/useMediaCaption: the text of the narration is the chapter */}
			<audio
				ref={player.attach}
				preload="metadata"
				// The start of the file may come from the network and the rest from a new service worker. Chromium refuses
				// to mix them without CORS.
				crossOrigin="anonymous"
			/>
			<Suspense>{isOpen && <PlayerBar {...props} />}</Suspense>
		</>
	);
}
