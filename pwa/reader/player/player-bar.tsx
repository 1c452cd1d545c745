import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type ChapterRow, type StoryView, useNarration } from '../../local/library/story-view.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { readListeningSettings, speeds, storeListeningSettings } from './listening-settings.ts';
import { useMediaSession } from './media-session.ts';
import styles from './player-bar.module.css';
import { SleepSelect, useSleepAtSentence, useSleepTimer } from './sleep-timer.tsx';
import { sentenceBack, sentenceForward } from './spoken-parts.ts';
import { type StoryPlayer, usePlayback, useStoryPlayer } from './story-player.ts';
import { useReadAlong } from './use-read-along.ts';
import { useSpokenTimes } from './use-spoken-times.ts';
import { useWakeLock } from './use-wake-lock.ts';

export type PlayerBarProps = {
	view: StoryView;
	/** Whether a chapter is hidden from this reader, which may happen while it is heard. */
	isHidden: (chapter: ChapterRow) => boolean;
};

/** The player of a story at the foot of the screen, for the chapter that is heard. */
export default function PlayerBar({ view, isHidden }: PlayerBarProps) {
	const player = useStoryPlayer();
	const chapterId = useSyncExternalStore(player.subscribe, () => player.chapterId);
	const index = view.path.findIndex(({ _id }) => _id === chapterId);
	const chapter = view.path[index];
	// Here, so that it goes on while something else than a chapter is heard.
	const timer = useSleepTimer();
	return chapter && !isHidden(chapter) ? <Bar {...{ player, view, chapter, timer }} number={index + 1} /> : null;
}

type Props = {
	player: StoryPlayer;
	view: StoryView;
	chapter: ChapterRow;
	number: number;
	timer: ReturnType<typeof useSleepTimer>;
};

function Bar({ player, view, chapter, number, timer }: Props) {
	const playback = usePlayback(player, chapter._id);
	const narration = useNarration(chapter._id);
	const times = useSpokenTimes(chapter, narration);
	const { isPlaying, at } = playback;
	const { settings, change } = useListeningSettings(player);
	const { sleep, isDue, setSleep } = timer;
	const { isFollowing, follow } = useReadAlong(player, view, chapter, times);
	const title = `Chapter ${number}${chapter.chapterTitle && `: ${chapter.chapterTitle}`}`;
	const url = narration?.audioUrl ?? chapter.audioUrls?.sage ?? null;
	const seek = (to: number) => player.seek(chapter._id, url, to);
	const back = () => seek(sentenceBack(times.sentences, player.currentTime));
	const end = playback.seconds || narration?.seconds || null;
	const next = sentenceForward(times.sentences, at, end);
	const forward = () => {
		const to = sentenceForward(times.sentences, player.currentTime, end);
		if (to !== null) seek(to);
	};
	const toggle = () => (isPlaying ? player.pause() : player.resume());

	const spokenPosition = player.isSpoken(chapter._id) ? { at, seconds: playback.seconds, speed: settings.speed } : null;
	useMediaSession(
		{ title, story: view.story.title, picture: chapter.images?.large ?? null },
		isPlaying,
		spokenPosition,
		{ play: () => player.resume(), pause: player.pause, back, forward },
	);
	useWakeLock(isPlaying);
	useSleepAtSentence({ player, times, isDue, isPlaying, at, onAsleep: () => setSleep('off') });
	useEnd(playback.hasEnded, () => {
		if (sleep === 'chapter' || isDue) setSleep('off');
		else {
			const following = settings.readsOn && player.playable(number + 1);
			if (following) following.play();
			else player.followUp(chapter._id);
		}
	});

	return (
		<section aria-label="Reading aloud" className={styles.player}>
			{!isFollowing && times.sentences.length > 0 && (
				<button type="button" className={styles.follow} onClick={follow}>
					<Icon name="book" />
					Follow
				</button>
			)}
			<div className={styles.bar}>
				<p className={styles.title} aria-hidden="true">
					{title}
				</p>
				<div className={styles.transport}>
					<RoundButton label="Back a sentence" onClick={back}>
						<SentenceIcon isForward={false} />
					</RoundButton>
					<RoundButton label="Read aloud" isPressed={isPlaying} isMain onClick={toggle}>
						<Icon name={(isPlaying ? 'pause' : 'play') satisfies IconName} />
					</RoundButton>
					<RoundButton label="Forward a sentence" isDisabled={next === null} onClick={forward}>
						<SentenceIcon isForward />
					</RoundButton>
				</div>
				{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container in older browsers */}
				<div role="group" aria-label="Speed" className={styles.speeds}>
					{speeds.map((speed) => (
						<button key={speed} type="button" aria-pressed={settings.speed === speed} onClick={() => change({ speed })}>
							{speed}×
						</button>
					))}
				</div>
				<RoundButton label="Stop reading aloud" className={styles.close} onClick={() => player.close()}>
					<Icon name="close" />
				</RoundButton>
				<div className={styles.options}>
					<button
						type="button"
						className={styles.option}
						aria-pressed={settings.readsOn}
						onClick={() => change({ readsOn: !settings.readsOn })}
					>
						Read on by itself
					</button>
					<SleepSelect sleep={sleep} className={styles.option} onChange={setSleep} />
				</div>
			</div>
		</section>
	);
}

type RoundButtonProps = {
	label: string;
	isPressed?: boolean;
	isMain?: boolean;
	isDisabled?: boolean;
	className?: string | undefined;
	onClick: () => void;
	children: ReactNode;
};

function RoundButton(props: RoundButtonProps) {
	const { label, isPressed, isMain = false, isDisabled = false, className, onClick, children } = props;
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			aria-pressed={isPressed}
			// Not `disabled`, which would lose the focus.
			aria-disabled={isDisabled || undefined}
			className={classNames(styles.round, isMain && styles.main, className)}
			onClick={onClick}
		>
			{children}
		</button>
	);
}

/** An arrow to one end of a line of text. */
function SentenceIcon({ isForward }: { isForward: boolean }) {
	return (
		<svg viewBox="0 0 24 24" aria-hidden="true" className={classNames(styles.sentence, isForward && styles.forward)}>
			<path d="M5 5.5v13M19.5 12H9.5M13.5 7.5 9 12l4.5 4.5" />
		</svg>
	);
}

function useListeningSettings(player: StoryPlayer) {
	const [settings, setSettings] = useState(readListeningSettings);
	const change = (part: Partial<typeof settings>) => {
		const changed = { ...settings, ...part };
		setSettings(changed);
		storeListeningSettings(changed);
		player.setSpeed(changed.speed);
	};
	return { settings, change };
}

function useEnd(hasEnded: boolean, onEnd: () => void): void {
	const end = useEffectEvent(onEnd);
	useEffect(() => {
		if (hasEnded) end();
	}, [hasEnded]);
}
