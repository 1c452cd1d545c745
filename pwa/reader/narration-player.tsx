import type { CSSProperties } from 'react';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import { useIsOffline } from '../local/telling/use-tells-here.ts';
import { ErrorReference } from '../shell/error-reference.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useRotation } from '../ui/use-rotation.ts';
import styles from './narration-player.module.css';
import { useNarrationPlayer } from './use-narration-player.ts';

/** product 9.4. */
const rotationMs = 5_000;

const heardLaterMessage = 'This chapter can be heard when the tablet is online again.';
const waitsForNetworkMessage = 'It will be read aloud as soon as you are online again.';

const waitingMessages = [
	'The voice is clearing its throat…',
	'Reading it through once, very quietly…',
	'Practising the difficult words…',
	'Finding the right whisper…',
	'Turning the pages without a rustle…',
	'Almost ready to read aloud…',
];

const credits = {
	tablet: 'This tablet’s voice',
	'built-in': 'Built-in voice',
	provided: 'AI-generated voice',
} as const;

type Props = { chapter: ChapterRow; number: number; view: StoryView; childId: string | null };

/** The player of a chapter's narration. The first press creates the narration. */
export function NarrationPlayer(props: Props) {
	const { number } = props;
	const isOffline = useIsOffline();
	const { state, error, problem, isPlaying, at, seconds, voice, hasDeviceVoice, ...actions } =
		useNarrationPlayer(props);
	const { play, pause, seek, retry, withdraw } = actions;
	return (
		<section aria-label={`Narration of chapter ${number}`} className={styles.narration}>
			<div className={styles.player}>
				<button
					type="button"
					className={styles.button}
					aria-label={`${isPlaying ? 'Pause' : 'Play'} chapter ${number}`}
					aria-disabled={state === 'generating'}
					onClick={isPlaying ? pause : play}
				>
					{state === 'generating' ? <Spinner /> : <Icon name={isPlaying ? 'pause' : 'play'} />}
				</button>
				{state === 'idle' && (
					<p className={styles.hint}>{isOffline && !hasDeviceVoice ? heardLaterMessage : 'Listen to this chapter'}</p>
				)}
				{state === 'generating' && <WaitingMessage />}
				{state === 'live' && <p className={styles.message}>The rest is on its way…</p>}
				{state === 'waiting' && (
					<div className={styles.waiting}>
						<p aria-hidden="true">{waitsForNetworkMessage}</p>
						{withdraw && <WithdrawButton onClick={withdraw} />}
					</div>
				)}
				{state === 'ready' && <SeekBar at={at} seconds={seconds} onSeek={seek} />}
				{state === 'ready' && <p className={styles.credit}>{credits[voice]}</p>}
			</div>
			<p role="status" className="visually-hidden">
				{state === 'generating' && 'The narration is being made. It will play when it is ready.'}
				{state === 'waiting' && waitsForNetworkMessage}
			</p>
			{error && (
				<Notice
					tone="error"
					action={
						<div className={styles.actions}>
							<Button look="quiet" icon="retry" onClick={retry}>
								Try again
							</Button>
							{withdraw && <WithdrawButton onClick={withdraw} />}
						</div>
					}
				>
					{error}
					<ErrorReference of={problem} />
				</Notice>
			)}
		</section>
	);
}

function WithdrawButton({ onClick }: { onClick: () => void }) {
	return (
		<Button look="bare" icon="back" onClick={onClick}>
			Take it back
		</Button>
	);
}

function WaitingMessage() {
	const message = useRotation(waitingMessages, rotationMs);
	return (
		<p key={message} aria-hidden="true" className={styles.message}>
			{message}
		</p>
	);
}

type SeekBarProps = { at: number; seconds: number; onSeek: (at: number) => void };

/** Position and length of a narration, in seconds. Moved by pointer and arrow keys. */
function SeekBar({ at, seconds, onSeek }: SeekBarProps) {
	const done = seconds > 0 ? Math.min(1, at / seconds) : 0;
	return (
		<div className={styles.seek}>
			<span aria-hidden="true">{formatTime(at)}</span>
			<input
				type="range"
				aria-label="Position"
				aria-valuetext={`${formatTime(at)} of ${formatTime(seconds)}`}
				min={0}
				max={Math.max(1, Math.ceil(seconds))}
				step={1}
				value={Math.round(at)}
				style={{ '--done': `${done * 100}%` } as CSSProperties}
				onChange={(event) => onSeek(event.target.valueAsNumber)}
			/>
			<span aria-hidden="true">{formatTime(seconds)}</span>
		</div>
	);
}

/** Seconds as m:ss (product 9.6): 75.9 → `1:15`. An unknown time is 0:00. */
export function formatTime(seconds: number): string {
	const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
	return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
