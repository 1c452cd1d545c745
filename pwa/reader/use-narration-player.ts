import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { urlOf } from '../../shared/contract/call.ts';
import { narrationEndpoint } from '../../shared/contract/endpoints.ts';
import type { NarrationAnswer } from '../../shared/contract/stories.ts';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import { loadNarration, useNarration } from '../local/library/story-view.ts';
import { useOutOfReach } from '../local/media/use-out-of-reach.ts';
import type { Command, Entry } from '../local/outbox/commands.ts';
import { withDeviceReason } from '../local/outbox/entry-problem.ts';
import { discard, retryEntry, submit } from '../local/outbox/outbox.ts';
import { readToken } from '../net/token.ts';
import { useVoiceChoice } from '../voice/voice-choice.ts';
import { useDeliveryStatus } from './delivery-status.ts';
import { narrationErrorFor, narrationErrors } from './error-messages.ts';
import { partContaining } from './player/spoken-parts.ts';
import { type DeviceReading, usePlayback, useStoryPlayer } from './player/story-player.ts';

type NarratedChapter = { chapter: ChapterRow; number: number; view: StoryView; childId: string | null };

/** The narration of one chapter: its state, and functions to create, play and move it by the story's player. */
export function useNarrationPlayer({ chapter, number, view, childId }: NarratedChapter) {
	const player = useStoryPlayer();
	const playback = usePlayback(player, chapter._id);
	const narration = useNarration(chapter._id);
	const [localError, setLocalError] = useState<string | null>(null);
	const entry = view.entries.find(({ deed }) => deed.kind === 'narrate' && deed.nodeId === chapter._id);
	const pending = entry && entry.state !== 'failed' ? entry : null;
	const deliveryStatus = useDeliveryStatus(pending, view.entries);
	const url = narration?.audioUrl ?? chapter.audioUrls?.sage ?? null;
	const isOutOfReach = useOutOfReach(url);
	const isLoaded = useSyncExternalStore(player.subscribe, () => player.chapterId === chapter._id);
	// A recording that has begun may be loaded whole.
	const hasBegun = isLoaded && playback.at > 0 && !playback.hasFailed;
	const canHear = url !== null && (!isOutOfReach || hasBegun);
	useEffect(() => {
		if (url) player.preload(chapter._id, { audioUrl: url, seconds: narration?.seconds ?? 0 });
	}, [player, chapter._id, url, narration?.seconds]);

	const request = async () => {
		setLocalError(readToken() ? null : narrationErrors.notSignedIn);
		if (!readToken() || deliveryStatus === 'in progress') return;
		const { storyId, _id: chapterId } = chapter;
		player.request(chapterId, navigator.onLine ? urlOf(narrationEndpoint.path, { storyId, chapterId }) : null);
		const outcome = submit(narrateCommand(chapter, number, view), childId);
		if (pending) void retryEntry(pending.id);
		const result = await outcome;
		const narrated = result.state === 'done' ? (result.answer as NarrationAnswer | null) : null;
		if (narrated) player.finish(chapterId, narrated);
		else player.cancel(chapterId);
	};
	/** The command could not be stored. */
	const onNotStored = () => {
		player.cancel(chapter._id);
		setLocalError(narrationErrors.notCreated);
	};
	const device = useDeviceReading(chapter, () => void request().catch(onNotStored));
	const isSpoken = useSyncExternalStore(player.subscribe, () => player.isSpoken(chapter._id));
	const play = () => {
		if (playback.isLive && !url) return player.resumeLive();
		if (deliveryStatus === 'in progress') return;
		if (device && (isSpoken || !canHear)) {
			setLocalError(null);
			return player.speak(chapter._id, device);
		}
		if (!url || !canHear || pending) return void request().catch(onNotStored);
		setLocalError(null);
		void player.play(chapter._id, url);
	};
	const playFrom = async (offset: number) => {
		if (device && (isSpoken || !canHear)) return player.speak(chapter._id, device, offset);
		const recording = await loadNarration(chapter._id);
		const sentence = recording?.sentences[partContaining(recording.sentences, offset)];
		if (!recording || !sentence) return;
		player.seek(chapter._id, recording.audioUrl, sentence.at);
		await player.play(chapter._id, recording.audioUrl);
	};
	const playNow = useEffectEvent(play);
	const playNowFrom = useEffectEvent((offset: number) => void playFrom(offset));
	useEffect(() => {
		const chapterId = chapter._id;
		return player.register({ chapterId, number, play: () => playNow(), playFrom: (offset) => playNowFrom(offset) });
	}, [player, chapter._id, number]);
	return {
		state: isSpoken
			? 'ready'
			: playback.isLive && !url
				? 'live'
				: deliveryStatus === 'in progress'
					? 'generating'
					: deliveryStatus === 'waiting'
						? 'waiting'
						: canHear
							? 'ready'
							: 'idle',
		problem: localError ? null : (entry?.problem ?? null),
		error:
			localError ??
			(playback.hasFailed ? narrationErrors.notPlayed : entryErrorMessage(entry, deliveryStatus === 'retrying')),
		isPlaying: playback.isPlaying,
		at: playback.at,
		seconds: playback.seconds || (narration?.seconds ?? 0),
		voice: isSpoken
			? 'tablet'
			: (narration?.madeBy ?? chapter.madeBy.narrator) === 'built-in'
				? 'built-in'
				: 'provided',
		/** Whether the device reads a chapter without a recording, or whose recording is out of reach. */
		hasDeviceVoice: device !== null,
		play,
		pause: player.pause,
		seek: (at: number) => player.seek(chapter._id, url, at),
		/** After an error: requests the narration again. A server that has it answers at once. */
		retry: () => void request().catch(onNotStored),
		/** Withdraws the waiting or refused entry; null if there is none. */
		withdraw: entry && deliveryStatus !== 'in progress' ? () => void discard(entry.id) : null,
	} as const;
}

/** How the device itself reads a chapter; null where the server's voice is wanted, or the device's was silent. */
function useDeviceReading({ content }: ChapterRow, onSilent: () => void): DeviceReading | null {
	const { choice, voice } = useVoiceChoice();
	const [silentVoice, setSilentVoice] = useState<SpeechSynthesisVoice | null>(null);
	if (choice !== 'tablet' || !voice || voice === silentVoice) return null;
	return {
		...{ text: content, voice },
		onSilent: () => {
			setSilentVoice(voice);
			onSilent();
		},
	};
}

function entryErrorMessage(entry: Entry | undefined, isRetrying: boolean): string | null {
	if (isRetrying) return withDeviceReason(entry?.problem ?? null, narrationErrors.notCreated);
	return entry?.state === 'failed' && entry.problem ? narrationErrorFor(entry.problem) : null;
}

function narrateCommand(chapter: ChapterRow, number: number, { story }: StoryView): Command {
	return {
		kind: 'narrate',
		storyId: story.id,
		nodeId: chapter._id,
		text: chapter.content,
		title: story.title,
		chapter: number,
	};
}
