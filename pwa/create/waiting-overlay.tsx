import { type CSSProperties, useEffect, useState } from 'react';
import type { AgeGroup } from '../../shared/rules/ages.ts';
import { listen } from '../net/socket.ts';
import { firstChapterPosition } from '../streaming/chapter-stream.ts';
import { StreamingText } from '../streaming/streaming-text.tsx';
import { useStreamedText } from '../streaming/use-streamed-text.ts';
import { Button } from '../ui/button.tsx';
import { useModalDialog } from '../ui/modal.tsx';
import { useRotation } from '../ui/use-rotation.ts';
import { Vignette } from '../ui/vignette.tsx';
import styles from './waiting-overlay.module.css';

/** product 9.4. */
const rotationMs = 8_000;

const waitingMessages = [
	'Sharpening the pencils of a very small dragon…',
	'Asking the moon for a good first sentence…',
	'Teaching the commas to stand still…',
	'Shaking the story tree, gently…',
	'Waking the owl who knows all the endings…',
	'Mixing a colour that nobody has seen yet…',
	'Hiding a secret on page three…',
	'Borrowing a map from a snail…',
	'Polishing the stars, one by one…',
	'Looking for the word that got away…',
	'Giving the hero a good breakfast…',
	'Folding a river into a paper boat…',
];

/** Escape does not end the wait: only the button does. */
const stayOpen = () => {};

type Props = {
	userId: string;
	requestId: string;
	storyId: string;
	ageGroup: AgeGroup;
	/** Shown instead of the queue position. */
	notice: string | null;
	onLeave: () => void;
};

/** Covers the screen while a story is created: status, queue position and changing messages, then the streamed text. */
export function WaitingOverlay({ userId, requestId, storyId, ageGroup, notice, onLeave }: Props) {
	const message = useRotation(waitingMessages, rotationMs);
	const position = useQueuePosition(userId, requestId);
	const text = useStreamedText(firstChapterPosition(storyId), userId);
	return (
		<dialog
			{...useModalDialog(true, stayOpen)}
			className={styles.overlay}
			aria-label="Creating your story"
			closedby="none"
		>
			<FallingStars />
			<div className={styles.content} data-reading={text !== '' || undefined}>
				<Vignette name="writing" className={styles.picture} />
				<div className={styles.text}>
					<h2>Creating your story...</h2>
					<p className={styles.queue} role="status">
						{notice ?? queueText(position)}
					</p>
					{text ? (
						<FirstChapter text={text} ageGroup={ageGroup} />
					) : (
						<p className={styles.message} aria-hidden="true" key={message}>
							{message}
						</p>
					)}
					<Button look="bare" icon="back" onClick={onLeave}>
						Wait with your other stories
					</Button>
				</div>
			</div>
		</dialog>
	);
}

/** The story's position in the queue from the socket: 1 until the first event, 0 when another story is complete. */
function useQueuePosition(userId: string, requestId: string): number {
	const [position, setPosition] = useState(1);
	useEffect(() => {
		const isForRequest = (event: { requestId?: string }) => !event.requestId || event.requestId === requestId;
		const unsubscribes = [
			listen(
				'queueUpdate',
				(event) => isForRequest(event) && setPosition(event.position),
				(socket) => socket.emit('subscribeToQueue', { userId }),
			),
			listen('storyComplete', (event) => !event.requestId && setPosition(0)),
		];
		return () => {
			for (const unsubscribe of unsubscribes) unsubscribe();
		};
	}, [userId, requestId]);
	return position;
}

/** The queue position as a sentence (product 9.5). Position 1 is being generated, 2 is next. */
export function queueText(position: number): string {
	return position <= 1 ? 'Your story is being generated...' : `You are ${ordinal(position)} in line`;
}

function ordinal(n: number): string {
	const teen = n % 100 >= 11 && n % 100 <= 13;
	const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
	return `${n}${ending}`;
}

/** The text of the first chapter while it is streamed. */
function FirstChapter({ text, ageGroup }: { text: string; ageGroup: AgeGroup }) {
	return (
		<section className={styles.firstChapter} data-age-group={ageGroup} aria-labelledby="first-page">
			<h3 id="first-page">Your story begins…</h3>
			<StreamingText content={text} />
		</section>
	);
}

/**
 * Per star: `left` in percent of the width, `delay` and `duration` in seconds, `size` in rem, and the `height` in
 * percent at which it stands with reduced motion. Fixed pseudo-random values.
 */
const stars = [4, 11, 19, 26, 33, 41, 48, 55, 63, 70, 78, 85, 91, 96].map((left, index) => ({
	left,
	delay: ((index * 37) % 90) / 10,
	duration: 6 + ((index * 53) % 50) / 10,
	size: 0.7 + ((index * 29) % 10) / 10,
	height: 4 + ((index * 61) % 92),
}));

/** Falling stars as decoration. With reduced motion they stand still. */
function FallingStars() {
	return (
		<div className={styles.sky} aria-hidden="true">
			{stars.map(({ left, delay, duration, size, height }) => (
				<span
					key={left}
					className={styles.star}
					style={
						{
							left: `${left}%`,
							fontSize: `${size}rem`,
							animationDelay: `-${delay}s`,
							animationDuration: `${duration}s`,
							'--height': `${height}%`,
						} as CSSProperties
					}
				/>
			))}
		</div>
	);
}
