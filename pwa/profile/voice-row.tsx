import { useEffect, useId, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { SpeechTrack } from '../voice/speech-track.ts';
import { storeVoiceChoice, useVoiceChoice, type VoiceChoice } from '../voice/voice-choice.ts';
import styles from './voice-row.module.css';

const sample = 'Once upon a time, a small fox found a lantern in the snow. “Who left you here?” she whispered.';

/** Whose voice reads on this device what has no recording. */
export function VoiceRow() {
	const { choice, voice, narrator } = useVoiceChoice();
	const tryIt = useSample(voice);
	const name = useId();
	const option = (of: VoiceChoice, label: string, voiceName: string) => (
		<label>
			<input
				type="radio"
				name={name}
				checked={choice === of}
				disabled={voice === null}
				onChange={() => storeVoiceChoice(of)}
			/>
			<span>
				{label} <span className={styles.name}>{voiceName}</span>
			</span>
		</label>
	);
	return (
		<fieldset className={styles.voice}>
			<legend>Voice:</legend>
			<div className={styles.options}>
				<div className={styles.option}>
					{option('tablet', 'this tablet’s', voice?.name ?? 'It has no good voice that works without a network.')}
					{voice && (
						<Button look="quiet" icon="play" onClick={tryIt}>
							Try it
						</Button>
					)}
				</div>
				<div className={styles.option}>
					{option('server', 'the server’s', narrator === 'built-in' ? 'Built-in voice' : (narrator ?? ''))}
				</div>
			</div>
		</fieldset>
	);
}

/** Speaks a sample; a second press begins it anew. */
function useSample(voice: SpeechSynthesisVoice | null): () => void {
	const track = useRef<SpeechTrack | null>(null);
	useEffect(() => () => track.current?.stop(), []);
	return () => {
		track.current?.stop();
		if (!voice) return;
		track.current = new SpeechTrack({ text: sample, voice, rate: 1 }, () => {});
		track.current.play();
	};
}
