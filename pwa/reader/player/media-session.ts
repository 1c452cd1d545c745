import { useEffect, useEffectEvent } from 'react';

type Heard = { title: string; story: string; picture: string | null };
type Actions = { play: () => void; pause: () => void; back: () => void; forward: () => void };

/** Shows what is heard where the system has controls for it, such as the lock screen, and obeys these. */
export function useMediaSession({ title, story, picture }: Heard, isPlaying: boolean, actions: Actions): void {
	const run = useEffectEvent((name: keyof Actions) => actions[name]());
	useEffect(() => {
		if (!('mediaSession' in navigator)) return;
		const artwork = picture ? [{ src: new URL(picture, location.href).href, type: 'image/webp' }] : [];
		navigator.mediaSession.metadata = new MediaMetadata({ title, artist: story, album: 'Everbranch', artwork });
	}, [title, story, picture]);
	useEffect(() => {
		if (!('mediaSession' in navigator)) return;
		navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
	}, [isPlaying]);
	useEffect(() => {
		if (!('mediaSession' in navigator)) return;
		const handlers: Partial<Record<MediaSessionAction, keyof Actions>> = {
			play: 'play',
			pause: 'pause',
			stop: 'pause',
			seekbackward: 'back',
			seekforward: 'forward',
		};
		const setHandler = (action: string, handler: (() => void) | null) => {
			try {
				navigator.mediaSession.setActionHandler(action as MediaSessionAction, handler);
			} catch {
				// A browser throws for an action that it does not know.
			}
		};
		for (const [action, name] of Object.entries(handlers)) setHandler(action, () => run(name));
		return () => {
			for (const action of Object.keys(handlers)) setHandler(action, null);
			navigator.mediaSession.metadata = null;
			navigator.mediaSession.playbackState = 'none';
		};
	}, []);
}
