import { useEffect, useEffectEvent } from 'react';

type Heard = { title: string; story: string; picture: string | null };
type Actions = { play: () => void; pause: () => void; back: () => void; forward: () => void };

/** Seconds of a reading by the device. Null for a recording: browsers take its position from its element. */
type Position = { at: number; seconds: number; speed: number } | null;

/**
 * Shows what is heard where the system has controls for it, such as the lock screen, and obeys these. While the device reads, its
 * `SilentAudio` makes browsers show them.
 */
export function useMediaSession(
	{ title, story, picture }: Heard,
	isPlaying: boolean,
	position: Position,
	actions: Actions,
): void {
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
	const { at = 0, seconds = 0, speed = 1 } = position ?? {};
	useEffect(() => {
		// Safari before 15 has no position state.
		if (!('mediaSession' in navigator) || !navigator.mediaSession.setPositionState) return;
		if (seconds === 0) navigator.mediaSession.setPositionState();
		else {
			const position = Math.min(at, seconds);
			navigator.mediaSession.setPositionState({ duration: seconds, position, playbackRate: speed });
		}
	}, [at, seconds, speed]);
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
