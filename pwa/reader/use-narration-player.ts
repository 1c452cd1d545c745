import { useEffect, useEffectEvent, useState } from 'react';
import { urlOf } from '../../shared/contract/call.ts';
import { narrationEndpoint } from '../../shared/contract/endpoints.ts';
import type { NarrationAnswer } from '../../shared/contract/stories.ts';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import { useNarration } from '../local/library/story-view.ts';
import type { Command, Entry } from '../local/outbox/commands.ts';
import { withDeviceReason } from '../local/outbox/commands.ts';
import { discard, retryEntry, submit } from '../local/outbox/outbox.ts';
import { readToken } from '../net/token.ts';
import { useDeliveryStatus } from './delivery-status.ts';
import { narrationErrorFor, narrationErrors } from './error-messages.ts';
import { usePlayback, useStoryPlayer } from './player/story-player.ts';

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
	const play = () => {
		if (playback.isLive && !url) return player.resumeLive();
		if (deliveryStatus === 'in progress') return;
		if (!url || pending) return void request().catch(onNotStored);
		setLocalError(null);
		void player.play(chapter._id, url);
	};
	const playNow = useEffectEvent(play);
	useEffect(
		() => player.register({ chapterId: chapter._id, number, play: () => playNow() }),
		[player, chapter._id, number],
	);
	return {
		state:
			playback.isLive && !url
				? 'live'
				: deliveryStatus === 'in progress'
					? 'generating'
					: deliveryStatus === 'waiting'
						? 'waiting'
						: url
							? 'ready'
							: 'idle',
		problem: localError ? null : (entry?.problem ?? null),
		error:
			localError ??
			(playback.hasFailed ? narrationErrors.notPlayed : entryErrorMessage(entry, deliveryStatus === 'retrying')),
		isPlaying: playback.isPlaying,
		at: playback.at,
		seconds: playback.seconds || (narration?.seconds ?? 0),
		isBuiltIn: (narration?.madeBy ?? chapter.madeBy.narrator) === 'built-in',
		play,
		pause: player.pause,
		seek: (at: number) => url && player.seek(chapter._id, url, at),
		/** After an error: requests the narration again. A server that has it answers at once. */
		retry: () => void request().catch(onNotStored),
		/** Withdraws the waiting or refused entry; null if there is none. */
		withdraw: entry && deliveryStatus !== 'in progress' ? () => void discard(entry.id) : null,
	} as const;
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
