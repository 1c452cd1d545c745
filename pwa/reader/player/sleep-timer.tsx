import { useEffect, useEffectEvent, useState } from 'react';
import { partAt } from './spoken-parts.ts';
import type { SpokenTimes, StoryPlayer } from './story-player.ts';

/** `chapter`: at the end of the chapter; a number: after so many minutes, at the end of a sentence. */
type Sleep = 'off' | 'chapter' | 10 | 20;

/**
 * The sleep timer. `isDue`: its minutes are over, and the reading is to stop at the end of the sentence. Choosing it again
 * starts it anew.
 */
export function useSleepTimer() {
	const [sleep, setSleep] = useState<{ choice: Sleep }>({ choice: 'off' });
	const [isDue, setDue] = useState(false);
	useEffect(() => {
		setDue(false);
		if (typeof sleep.choice !== 'number') return;
		const timer = setTimeout(() => setDue(true), sleep.choice * 60_000);
		return () => clearTimeout(timer);
	}, [sleep]);
	return { sleep: sleep.choice, isDue, setSleep: (choice: Sleep) => setSleep({ choice }) };
}

/** Seconds before the next sentence in which the voice is silent. */
const pauseBeforeSentence = 0.3;

type SleepProps = {
	player: StoryPlayer;
	times: Pick<SpokenTimes, 'sentences'>;
	isDue: boolean;
	isPlaying: boolean;
	at: number;
	onAsleep: () => void;
};

/** Pauses at the end of the sentence that is heard when the timer is due; at once where no sentences are known. */
export function useSleepAtSentence({ player, times: { sentences }, isDue, isPlaying, at, onAsleep }: SleepProps): void {
	const fallAsleep = useEffectEvent(onAsleep);
	useEffect(() => {
		if (!isDue) return;
		if (!isPlaying) return fallAsleep();
		if (player.stopAfterSentence()) return;
		const next = sentences[partAt(sentences, at) + 1];
		const isLast = sentences.length > 0 && !next;
		if (!isLast && at >= (next?.at ?? 0) - pauseBeforeSentence) player.pause();
	}, [player, sentences, isDue, isPlaying, at]);
}

const sleepChoices: readonly Sleep[] = ['off', 'chapter', 10, 20];

type SelectProps = { sleep: Sleep; className: string | undefined; onChange: (sleep: Sleep) => void };

/** The field that sets the sleep timer. */
export function SleepSelect({ sleep, className, onChange }: SelectProps) {
	return (
		<select
			aria-label="Sleep timer"
			className={className}
			value={String(sleep)}
			onChange={({ currentTarget: { selectedIndex } }) => onChange(sleepChoices[selectedIndex] ?? 'off')}
		>
			{sleepChoices.map((choice) => (
				<option key={choice} value={String(choice)}>
					Stop: {choice === 'chapter' ? 'end of chapter' : choice === 'off' ? 'off' : `${choice} min`}
				</option>
			))}
		</select>
	);
}
