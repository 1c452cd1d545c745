import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { spokenChoiceAt, spokenChoicesText } from '../../../shared/rules/spoken-choices.ts';
import { choicesNarrationKey } from '../../local/library/database.ts';
import { requestChoicesNarration, useChoicesNarration } from '../../local/library/narration-requests.ts';
import type { ChapterRow } from '../../local/library/story-view.ts';
import { useOutOfReach } from '../../local/media/use-out-of-reach.ts';
import { useVoiceChoice } from '../../voice/voice-choice.ts';
import { partAt } from '../player/spoken-parts.ts';
import { usePlayback, useStoryPlayer } from '../player/story-player.ts';

/**
 * The choices of a chapter, spoken in turn by the story's player: on request, and after the chapter was heard to its end. As with
 * chapters, a voice of the device speaks, else a recording of the server, which is made ahead while the chapter is heard.
 * `isOpen`: none is taken yet. `spoken`: the index of the choice that is spoken now.
 */
export function useSpokenChoices(chapter: ChapterRow, isOpen: boolean) {
	const player = useStoryPlayer();
	const key = choicesNarrationKey(chapter._id);
	const { isPlaying, at, hasFailed } = usePlayback(player, key);
	const recording = useChoicesNarration(chapter._id);
	const isOutOfReach = useOutOfReach(recording?.audioUrl ?? null);
	const { choice, voice } = useVoiceChoice();
	/** The press whose recording is being made; null when it is no longer wanted. */
	const wanted = useRef<object | null>(null);
	const [isRequested, setRequested] = useState(false);
	const [isMissing, setMissing] = useState(false);
	const texts = chapter.choices.map(({ text }) => text);
	const times = useSyncExternalStore(player.subscribe, () => player.timesOf(key));
	const sentences = times?.sentences ?? recording?.sentences ?? [];
	const sentence = isPlaying ? sentences[Math.max(0, partAt(sentences, at))] : undefined;

	/** Without a network, one whose times are not on this device. */
	const recordingUrl = async () => {
		if (recording) return recording.audioUrl;
		try {
			return (await requestChoicesNarration(chapter)).audioUrl;
		} catch (problem) {
			if (chapter.choicesAudioUrl) return chapter.choicesAudioUrl;
			throw problem;
		}
	};
	const hearRecording = async () => {
		const own = {};
		wanted.current = own;
		setRequested(true);
		try {
			const url = await recordingUrl();
			// A choice was taken meanwhile, or the chapter left.
			if (wanted.current === own) await player.play(key, url, { fromStart: true });
		} catch {
			if (wanted.current === own) setMissing(true);
		} finally {
			setRequested(false);
		}
	};
	const hear = () => {
		if (isRequested) return;
		setMissing(false);
		if ((recording && !isOutOfReach) || choice !== 'tablet' || !voice) return void hearRecording();
		const reading = { text: spokenChoicesText(texts), voice, onSilent: () => void hearRecording() };
		player.speak(key, reading, 0);
	};
	const hearNow = useEffectEvent(() => isOpen && hear());
	useEffect(() => player.registerFollowUp(chapter._id, () => hearNow()), [player, chapter._id]);
	useEffect(() => {
		return () => {
			wanted.current = null;
			if (player.playbackOf(key).isPlaying) player.pause();
		};
	}, [player, key]);
	useRequestAhead(chapter, recording === null && choice === 'server');
	return {
		spoken: sentence ? spokenChoiceAt(texts, sentence.from) : null,
		isRequested,
		isMissing: isMissing || hasFailed,
		hear,
		stop: () => {
			wanted.current = null;
			if (isPlaying) player.pause();
		},
	};
}

/** Has the recording made while the chapter is heard, so that the choices follow at once. */
function useRequestAhead(chapter: ChapterRow, isWanted: boolean): void {
	const player = useStoryPlayer();
	const { isPlaying } = usePlayback(player, chapter._id);
	const request = useEffectEvent(() => void requestChoicesNarration(chapter).catch(() => {}));
	const isNeeded = isWanted && isPlaying;
	useEffect(() => {
		if (isNeeded && navigator.onLine) request();
	}, [isNeeded]);
}
