import type { CSSProperties } from 'react';
import styles from './seek-bar.module.css';

type Props = { at: number; seconds: number; onSeek: (at: number) => void };

/** Position and length of a narration, in seconds. Moved by pointer and arrow keys. */
export function SeekBar({ at, seconds, onSeek }: Props) {
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
