import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChapterRow, StoryView } from '../../local/library/story-view.ts';
import { PageFollower } from './page-follower.ts';
import { ReadAlong } from './read-along.ts';
import { partAt } from './spoken-parts.ts';
import { type SpokenTimes, type StoryPlayer, usePlayback } from './story-player.ts';

/** Seconds by which the highlight is ahead: eyes arrive after the ear. */
const lead = 0.06;

/** Highlights the sentence and word that are heard, scrolls along, and plays from a sentence that is pressed. */
export function useReadAlong(player: StoryPlayer, view: StoryView, chapter: ChapterRow, times: SpokenTimes) {
	const { _id, content } = chapter;
	const { isPlaying, at } = usePlayback(player, _id);
	const [isFollowing, setFollowing] = useState(true);
	const [follower] = useState(() => new PageFollower(setFollowing));
	const along = useRef<ReadAlong | null>(null);

	const show = useEffectEvent(() => {
		const seconds = player.currentTime + lead;
		const sentence = times.sentences[partAt(times.sentences, seconds)];
		const word = times.words[partAt(times.words, seconds)];
		if (along.current?.show(sentence, word)) follower.show(along.current.rangesOf(word ?? sentence)[0]);
	});

	useEffect(() => {
		const root = document.querySelector<HTMLElement>(`[data-text-of="${CSS.escape(_id)}"]`);
		if (!root) return;
		const shown = new ReadAlong(root, content);
		along.current = shown;
		follower.follow();
		return () => {
			shown.show(undefined, undefined);
			follower.show(undefined);
			along.current = null;
		};
	}, [_id, content, follower]);

	useEffect(() => {
		if (times.sentences.length > 0) return follower.start();
	}, [times, follower]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: shows each new position, also while it is paused
	useEffect(() => show(), [at, times]);

	useEffect(() => {
		if (!isPlaying) return;
		let frame = requestAnimationFrame(function next() {
			show();
			frame = requestAnimationFrame(next);
		});
		return () => cancelAnimationFrame(frame);
	}, [isPlaying]);

	usePressedSentence(player, view, { chapterId: _id, times }, () => follower.follow());
	return { isFollowing, follow: () => follower.follow() };
}

type Heard = { chapterId: string; times: SpokenTimes };

/** Plays from a sentence that is pressed, in any chapter with a recording or that the device reads, while the story is heard. */
function usePressedSentence(player: StoryPlayer, { path }: StoryView, heard: Heard, onHeard: () => void): void {
	const { isPlaying, isLive } = usePlayback(player, heard.chapterId);
	const hear = useEffectEvent(({ target, clientX, clientY }: MouseEvent) => {
		const root = target instanceof Element && target.closest<HTMLElement>('[data-text-of]');
		// What is selected is to be copied or looked up.
		if (!root || getSelection()?.isCollapsed === false) return;
		const chapter = path.find(({ _id }) => _id === root.dataset.textOf);
		const offset = chapter && new ReadAlong(root, chapter.content).offsetAt(clientX, clientY);
		if (!chapter || typeof offset !== 'number') return;
		if (isLive && chapter._id === heard.chapterId) {
			const sentence = heard.times.sentences.find(({ from, to }) => from <= offset && offset <= to);
			if (sentence) player.seek(chapter._id, null, sentence.at);
		} else player.playableById(chapter._id)?.playFrom(offset);
		onHeard();
	});
	useEffect(() => {
		if (!isPlaying) return;
		const onClick = (event: MouseEvent) => hear(event);
		document.addEventListener('click', onClick);
		return () => document.removeEventListener('click', onClick);
	}, [isPlaying]);
}
