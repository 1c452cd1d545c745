import { createContext, useContext, useSyncExternalStore } from 'react';
import { SilentAudio } from '../../voice/silent-audio.ts';
import { SpeechTrack } from '../../voice/speech-track.ts';
import { readListeningSettings, type Speed } from './listening-settings.ts';
import type { SpokenPart } from './spoken-parts.ts';

/** The playback of one chapter's recording. Times in seconds; `seconds` is 0 while the length is unknown. */
export type Playback = {
	isPlaying: boolean;
	at: number;
	seconds: number;
	/** It was played to its end. */
	hasEnded: boolean;
	/** The browser could not play the recording. */
	hasFailed: boolean;
	/** What is loaded, and was heard already, is the recording while it is made. */
	isLive: boolean;
};

const notPlayed: Playback = {
	...{ isPlaying: false, at: 0, seconds: 0 },
	...{ hasEnded: false, hasFailed: false, isLive: false },
};

/**
 * A chapter on the screen that can be played; `play` also creates its recording. `playFrom`: from the sentence at an offset into
 * its text, if it has a recording or is read by the device.
 */
export type PlayableChapter = {
	chapterId: string;
	number: number;
	play: () => void;
	playFrom: (offset: number) => void;
};

/** The times of what is heard, in order. Both empty where they are unknown. */
export type SpokenTimes = { sentences: readonly SpokenPart[]; words: readonly SpokenPart[] };

/** What a voice of the device is to read. `onSilent`: it cannot, and another one is to be found. */
export type DeviceReading = { text: string; voice: SpeechSynthesisVoice; onSilent: () => void };

/** Seconds: the last position that a browser reports may be a little before the end. */
const endTolerance = 0.3;

/** Seconds: the frames that a player adds or leaves out. */
const liveTolerance = 1;

const mediaEvents = [
	...['play', 'playing', 'pause', 'timeupdate', 'seeking', 'loadedmetadata'],
	...['durationchange', 'ended', 'emptied', 'error'],
] as const;

/** A finished recording. */
type Recording = { audioUrl: string; seconds: number };

/** A recording that is played while it is made. `isHeard`: its sound has begun. */
type Live = { isHeard: boolean; finished: Recording | null };

/**
 * The playback of a story through one `<audio>`, as an external store of React: iOS lets an element start without a press
 * only after one press has started that element. Each chapter has its own position. What a voice of the device reads is played in the
 * same way, with silence in an element of its own (`SilentAudio`).
 */
export class StoryPlayer {
	#audio: HTMLAudioElement | null = null;
	#playable = new Map<string, PlayableChapter>();
	#followUps = new Map<string, () => void>();
	#playbacks = new Map<string, Playback>();
	#chapterId: string | null = null;
	#requestedId: string | null = null;
	#live: Live | null = null;
	#track: SpeechTrack | null = null;
	#trackTimes: SpokenTimes | null = null;
	#silence = new SilentAudio();
	#isOpen = false;
	#speed = readListeningSettings().speed;
	#listeners = new Set<() => void>();

	/** The chapter whose recording is loaded. */
	get chapterId(): string | null {
		return this.#chapterId;
	}

	/** Whether something was played since the player was opened or closed. */
	get isOpen(): boolean {
		return this.#isOpen;
	}

	/** The exact position; `playbackOf` has the one of the last event. */
	get currentTime(): number {
		return this.#track?.currentTime ?? this.#audio?.currentTime ?? 0;
	}

	/** The times of a chapter that a voice of the device reads; null for every other one. Stable between changes. */
	timesOf(chapterId: string): SpokenTimes | null {
		return this.#chapterId === chapterId ? this.#trackTimes : null;
	}

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	/** Ref callback of the `<audio>`. */
	attach = (audio: HTMLAudioElement) => {
		this.#audio = audio;
		for (const name of mediaEvents) audio.addEventListener(name, this.#update);
		// Some browsers go on speaking on the next page.
		window.addEventListener('pagehide', this.#pauseTrack);
		return () => {
			window.removeEventListener('pagehide', this.#pauseTrack);
			this.#dropTrack();
			this.#silence.unload();
			for (const name of mediaEvents) audio.removeEventListener(name, this.#update);
			this.#audio = null;
			// Ends the connection of a recording that is being made.
			audio.removeAttribute('src');
			audio.load();
		};
	};

	/** Announces a chapter on the screen. Returns a function that withdraws it, which also stops its recording. */
	register(chapter: PlayableChapter): () => void {
		const { chapterId } = chapter;
		this.#playable.set(chapterId, chapter);
		return () => {
			if (this.#playable.get(chapterId) !== chapter) return;
			this.#playable.delete(chapterId);
			if (this.#chapterId === chapterId) this.pause();
		};
	}

	/** The chapter with this number, if it is on the screen and not hidden. */
	playable(number: number): PlayableChapter | undefined {
		return [...this.#playable.values()].find((chapter) => chapter.number === number);
	}

	/** The chapter with this id, as `playable`. */
	playableById(chapterId: string): PlayableChapter | undefined {
		return this.#playable.get(chapterId);
	}

	/** What is to be done after a chapter was heard to its end. Returns a function that withdraws it. */
	registerFollowUp(chapterId: string, run: () => void): () => void {
		this.#followUps.set(chapterId, run);
		return () => {
			if (this.#followUps.get(chapterId) === run) this.#followUps.delete(chapterId);
		};
	}

	/** A chapter was heard to its end, and no other one follows. */
	followUp(chapterId: string): void {
		this.#followUps.get(chapterId)?.();
	}

	playbackOf(chapterId: string): Playback {
		return this.#playbacks.get(chapterId) ?? notPlayed;
	}

	/** Loads the start of a recording, unless another chapter's is loaded or this one's is playing. */
	preload(chapterId: string, recording: Recording): void {
		if (this.#chapterId !== null && this.#chapterId !== chapterId) return;
		if (this.#track && this.playbackOf(chapterId).at > 0) return;
		if (!this.playbackOf(chapterId).isPlaying) this.#load(chapterId, recording.audioUrl);
		else if (this.#live && recording.seconds > 0) this.finish(chapterId, recording);
	}

	/**
	 * Plays a recording while it is made, from `liveUrl`; without it, once it is finished. To be called in the press, and followed
	 * by `finish` or `cancel`.
	 */
	request(chapterId: string, liveUrl: string | null): void {
		this.#requestedId = chapterId;
		if (!liveUrl || !this.#audio) return;
		this.#load(chapterId, liveUrl);
		this.#live = { isHeard: false, finished: null };
		this.#set(chapterId, { hasFailed: false });
		// Where it cannot be played, the finished one is.
		this.#audio.play().catch(() => {});
	}

	/** The requested recording is finished. It is played unless it is heard already, or no longer wanted. */
	finish(chapterId: string, recording: Recording): void {
		const isHeard = this.#chapterId === chapterId && this.#live?.isHeard;
		if (isHeard && this.#live) {
			this.#live.finished = recording;
			this.#update();
		} else if (this.#requestedId === chapterId) {
			void this.play(chapterId, recording.audioUrl);
		}
	}

	/** The requested recording is not made now. What is heard of it goes on as long as it comes. */
	cancel(chapterId: string): void {
		if (this.#requestedId === chapterId) this.#requestedId = null;
		if (this.#chapterId !== chapterId || !this.#live || this.playbackOf(chapterId).isPlaying) return;
		this.#live = null;
		this.#chapterId = null;
		this.#audio?.removeAttribute('src');
		this.#audio?.load();
		this.#set(chapterId, { isPlaying: false, isLive: false });
	}

	/** Plays a recording from the chapter's last position, or from its start. */
	async play(chapterId: string, url: string, { fromStart = false } = {}): Promise<void> {
		if (!this.#audio) return;
		this.#requestedId = null;
		this.#isOpen = true;
		this.#load(chapterId, url);
		if (fromStart) this.#audio.currentTime = 0;
		// A player that appears with this press must not take an earlier end for one of now.
		this.#set(chapterId, { hasFailed: false, hasEnded: false });
		try {
			await this.#audio.play();
		} catch (problem) {
			if (!isHarmless(problem)) this.#set(chapterId, { isPlaying: false, hasFailed: true });
		}
	}

	/**
	 * Has a voice of the device read a chapter from its last position, or from the sentence at an offset into its text. To be called
	 * in the press.
	 */
	speak(chapterId: string, reading: DeviceReading, offset?: number): void {
		this.#requestedId = null;
		this.#isOpen = true;
		const track = this.#trackFor(chapterId, reading);
		this.#set(chapterId, { hasFailed: false });
		const sentence = offset === undefined ? undefined : track.sentences.findLast(({ from }) => from <= offset);
		if (sentence) track.seek(sentence.at);
		track.play();
	}

	/** Whether a voice of the device reads this chapter, or has begun to. */
	isSpoken(chapterId: string): boolean {
		return this.#chapterId === chapterId && this.#track !== null;
	}

	/** Pauses at the end of the sentence that a voice of the device speaks. False where a recording is loaded. */
	stopAfterSentence(): boolean {
		this.#track?.stopAfterSentence();
		return this.#track !== null;
	}

	/** Continues a recording that is played while it is made. */
	resumeLive(): void {
		this.#audio?.play().catch(() => {});
	}

	/** Continues with the recording that is loaded. */
	resume(): void {
		const chapter = this.#chapterId === null ? undefined : this.#playable.get(this.#chapterId);
		chapter?.play();
	}

	pause = (): void => {
		this.#requestedId = null;
		this.#track?.pause();
		this.#audio?.pause();
	};

	/** Pauses, and hides the player. */
	close(): void {
		this.pause();
		this.#isOpen = false;
		this.#notify();
	}

	/**
	 * Moves within what the device reads of a chapter, or within its recording, which is loaded if necessary. Without a `url`: within
	 * what is played of it while it is made.
	 */
	seek(chapterId: string, url: string | null, at: number): void {
		if (this.#track && this.#chapterId === chapterId) {
			this.#track.seek(at);
			return;
		}
		if (!this.#audio) return;
		if (!url) {
			// What is not there yet is played when it arrives.
			if (this.#live && this.#chapterId === chapterId) this.#audio.currentTime = at;
			return;
		}
		const wasPlaying = this.#chapterId === chapterId && this.playbackOf(chapterId).isPlaying;
		this.#load(chapterId, url);
		this.#audio.currentTime = at;
		this.#set(chapterId, { at });
		// The finished recording has replaced the one that was played while it was made.
		if (wasPlaying && this.#audio.paused) void this.play(chapterId, url);
	}

	setSpeed(speed: Speed): void {
		this.#speed = speed;
		this.#track?.setRate(speed);
		this.#applySpeed();
	}

	#trackFor(chapterId: string, { text, voice, onSilent }: DeviceReading): SpeechTrack {
		if (this.#track && this.#chapterId === chapterId) return this.#track;
		const { at } = this.playbackOf(chapterId);
		this.#unload();
		const track = new SpeechTrack({ text, voice, rate: this.#speed }, () =>
			this.#updateTrack(chapterId, track, onSilent),
		);
		this.#chapterId = chapterId;
		this.#track = track;
		track.seek(at < track.seconds ? at : 0);
		return track;
	}

	#updateTrack(chapterId: string, track: SpeechTrack, onSilent: () => void): void {
		if (this.#track !== track) return;
		const { sentences, words, isPlaying, hasEnded, hasFailed, seconds, currentTime: at } = track;
		if (this.#trackTimes?.words !== words) this.#trackTimes = { sentences, words };
		if (isPlaying) this.#silence.play();
		else this.#silence.pause();
		if (hasFailed) this.#dropTrack();
		this.#set(chapterId, { isPlaying, hasEnded, at: hasFailed ? 0 : at, seconds: hasFailed ? 0 : seconds });
		if (hasFailed) onSilent();
	}

	#pauseTrack = (): void => this.#track?.pause();

	#dropTrack(): void {
		const track = this.#track;
		if (!track) return;
		this.#track = null;
		this.#trackTimes = null;
		this.#chapterId = null;
		track.stop();
		this.#silence.pause();
	}

	/** Ends what is loaded, so that something else can be. */
	#unload(): void {
		if (this.#chapterId) this.#set(this.#chapterId, { isPlaying: false, isLive: false });
		this.#dropTrack();
		this.#live = null;
		if (!this.#audio?.hasAttribute('src')) return;
		this.#chapterId = null;
		this.#audio.pause();
		this.#audio.removeAttribute('src');
		this.#audio.load();
	}

	#load(chapterId: string, url: string): void {
		const audio = this.#audio;
		if (!audio) return;
		if (this.#track && this.#chapterId) {
			// The times of a voice are none of a recording.
			const isSame = this.#chapterId === chapterId;
			this.#set(this.#chapterId, { isPlaying: false, ...(isSame && { at: 0, seconds: 0 }) });
			this.#dropTrack();
		}
		// Setting the source again clears the element's error.
		if (this.#chapterId === chapterId && audio.getAttribute('src') === url && !audio.error) return;
		const { at, seconds } = this.playbackOf(chapterId);
		const wasHeardToTheEnd = seconds > 0 && at >= seconds - endTolerance;
		audio.pause();
		if (this.#chapterId) this.#set(this.#chapterId, { isPlaying: false, isLive: false });
		this.#chapterId = chapterId;
		this.#live = null;
		this.#set(chapterId, { hasEnded: false });
		audio.src = url;
		this.#applySpeed();
		if (at > 0 && !wasHeardToTheEnd) audio.currentTime = at;
		this.#notify();
	}

	#applySpeed(): void {
		if (!this.#audio) return;
		// Loading a source sets the rate to the default one.
		this.#audio.defaultPlaybackRate = this.#speed;
		this.#audio.playbackRate = this.#speed;
	}

	#update = (): void => {
		const [audio, chapterId] = [this.#audio, this.#chapterId];
		if (!audio || chapterId === null || this.#track) return;
		if (this.#live) this.#updateLive(audio, chapterId, this.#live);
		else this.#updateFinished(audio, chapterId);
	};

	#updateFinished(audio: HTMLAudioElement, chapterId: string): void {
		const before = this.playbackOf(chapterId);
		this.#set(chapterId, {
			isPlaying: !audio.paused && !audio.ended && !audio.error,
			hasEnded: audio.ended,
			at: audio.currentTime,
			seconds: Number.isFinite(audio.duration) ? audio.duration : 0,
			// An error before playing is not shown.
			hasFailed: before.hasFailed || (before.isPlaying && !!audio.error),
		});
	}

	/** Its length is unknown, and its end may be that of the connection: the finished recording then continues. */
	#updateLive(audio: HTMLAudioElement, chapterId: string, live: Live): void {
		const { ended, error, paused, currentTime: at } = audio;
		if (!paused && !ended && !error && audio.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) {
			live.isHeard = true;
			this.#isOpen = true;
		}
		const { finished, isHeard } = live;
		const isWhole = ended && finished !== null && at >= finished.seconds - liveTolerance;
		this.#set(chapterId, {
			isPlaying: isHeard && !paused && !ended && !error,
			hasEnded: isWhole,
			isLive: isHeard,
			...(isHeard && !error && { at }),
			...(finished && { seconds: finished.seconds }),
		});
		if (!ended && !error) return;
		if (isHeard && finished && !isWhole) void this.play(chapterId, finished.audioUrl);
		else if (isHeard && !finished) this.#awaitFinished(live);
	}

	/** The connection broke before the recording was finished: `finish` plays the rest. */
	#awaitFinished(live: Live): void {
		live.isHeard = false;
		this.#requestedId = this.#chapterId;
	}

	#set(chapterId: string, change: Partial<Playback>): void {
		this.#playbacks.set(chapterId, { ...this.playbackOf(chapterId), ...change });
		this.#notify();
	}

	#notify(): void {
		for (const listener of this.#listeners) listener();
	}
}

/** The browser requires another press to play, or playing was stopped before the first sound. */
function isHarmless(problem: unknown): boolean {
	return problem instanceof DOMException && (problem.name === 'NotAllowedError' || problem.name === 'AbortError');
}

/** The player of the story on the screen. */
export const StoryPlayerContext = createContext<StoryPlayer | null>(null);

export function useStoryPlayer(): StoryPlayer {
	const player = useContext(StoryPlayerContext);
	if (!player) throw new Error('There is no story player around this component');
	return player;
}

/** Live; renders anew only for changes of this chapter's playback. */
export function usePlayback(player: StoryPlayer, chapterId: string): Playback {
	return useSyncExternalStore(player.subscribe, () => player.playbackOf(chapterId));
}
