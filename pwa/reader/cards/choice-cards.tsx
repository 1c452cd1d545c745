import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { StoryRow } from '../../local/library/story-view.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ChoiceListProps, ChoiceOffer } from '../choice-offers.ts';
import { narrationErrors } from '../error-messages.ts';
import styles from './choice-cards.module.css';
import { choiceIdeas } from './choice-idea.ts';
import { drawChoice } from './draw-choice.ts';
import { useSpokenChoices } from './use-spoken-choices.ts';

/** Seconds for which a press can be undone. */
const undoSeconds = 3;

/** The choices as big pictures, for those who cannot read yet. One press takes a choice; for three seconds it can be undone. */
export default function ChoiceCards({ chapter, offers, story, labelledBy, onChoose }: ChoiceListProps) {
	const list = useRef<HTMLOListElement>(null);
	const { pressed, secondsLeft, press, undo } = useUndoablePress(onChoose);
	const pictures = usePictures(offers, story);
	const { spoken, isRequested, isMissing, hear, stop } = useSpokenChoices(
		chapter,
		pressed === null && offers.every(({ isTaken }) => !isTaken),
	);
	useShowSpoken(list, spoken);
	const undoAndFocus = (index: number) => {
		undo();
		list.current?.querySelectorAll<HTMLElement>('[data-card]')[index]?.focus();
	};
	return (
		<>
			<button type="button" className={styles.ear} aria-busy={isRequested || undefined} onClick={hear}>
				{isRequested ? <Spinner /> : <Icon name="ear" />}
				Hear the choices
			</button>
			{isMissing && <Notice tone="error">{narrationErrors.notCreated}</Notice>}
			<ol ref={list} className={styles.cards} aria-labelledby={labelledBy}>
				{offers.map((offer) => (
					<li key={offer.index} className={styles.place}>
						<Card
							offer={offer}
							picture={pictures[offer.index] ?? ''}
							isPressed={pressed === offer.index}
							isDisabled={offer.isDisabled || (pressed !== null && pressed !== offer.index)}
							isSpoken={spoken === offer.index}
							onPress={() => {
								stop();
								press(offer.index);
							}}
						/>
						{pressed === offer.index && (
							<button type="button" className={styles.undo} onClick={() => undoAndFocus(offer.index)}>
								<Icon name="back" />
								<span>Not this one</span>
								<Countdown secondsLeft={secondsLeft} />
							</button>
						)}
					</li>
				))}
			</ol>
			<div data-hand-rest className={styles.handRest} aria-hidden="true" />
			<p role="status" className="visually-hidden">
				{pressed !== null && `You chose: ${offers[pressed]?.text}. Press “Not this one” to choose again.`}
			</p>
		</>
	);
}

type CardProps = {
	offer: ChoiceOffer;
	picture: string;
	isPressed: boolean;
	isDisabled: boolean;
	isSpoken: boolean;
	onPress: () => void;
};

function Card({ offer, picture, isPressed, isDisabled, isSpoken, onPress }: CardProps) {
	const { text, isTaken, isRefused, isBusy, notes } = offer;
	return (
		<button
			type="button"
			className={styles.card}
			data-card
			// `aria-disabled`, because a disabled button loses the focus.
			aria-disabled={isDisabled}
			aria-busy={isBusy || undefined}
			data-taken={isTaken || isPressed || undefined}
			data-refused={isRefused || undefined}
			data-spoken={isSpoken || undefined}
			onClick={() => isDisabled || isPressed || onPress()}
		>
			<span className={styles.picture}>
				<img src={picture} alt="" width={480} height={360} />
				{isTaken && <span className={styles.mark}>{isBusy ? <Spinner /> : <Icon name="check" />}</span>}
			</span>
			<span className={styles.text}>
				{isTaken && <span className="visually-hidden">Chosen: </span>}
				{text}
				{notes.map((note) => (
					<span key={note} className={styles.note}>
						{note}
					</span>
				))}
			</span>
		</button>
	);
}

/** A ring that runs out; with reduced motion the seconds as a number. Decorative. */
function Countdown({ secondsLeft }: { secondsLeft: number }) {
	return (
		<span className={styles.countdown} style={{ '--seconds': `${undoSeconds}s` } as CSSProperties} aria-hidden="true">
			<svg viewBox="0 0 36 36" className={styles.ring} aria-hidden="true">
				<circle cx="18" cy="18" r="15" pathLength="1" />
			</svg>
			<span className={styles.number}>{secondsLeft}</span>
		</span>
	);
}

/** A press that counts after three seconds, unless it is undone or the cards go away. */
function useUndoablePress(onChoose: (index: number) => void) {
	const [pressed, setPressed] = useState<number | null>(null);
	const [secondsLeft, setSecondsLeft] = useState(undoSeconds);
	const choose = useEffectEvent(onChoose);
	useEffect(() => {
		if (pressed === null) return;
		const timer = setTimeout(() => {
			if (secondsLeft > 1) return setSecondsLeft(secondsLeft - 1);
			setPressed(null);
			choose(pressed);
		}, 1_000);
		return () => clearTimeout(timer);
	}, [pressed, secondsLeft]);
	const press = (index: number) => {
		setSecondsLeft(undoSeconds);
		setPressed(index);
	};
	return { pressed, secondsLeft, press, undo: () => setPressed(null) };
}

/** Scrolls to what is spoken: all choices if they fit the screen, in any case the one that is lifted. */
function useShowSpoken(list: RefObject<HTMLElement | null>, spoken: number | null): void {
	useEffect(() => {
		if (spoken === null) return;
		const { matches: prefersReducedMotion } = window.matchMedia('(prefers-reduced-motion: reduce)');
		const behavior = prefersReducedMotion ? 'instant' : 'smooth';
		const card = list.current?.querySelectorAll('[data-card]')[spoken];
		const fits = (list.current?.offsetHeight ?? 0) < innerHeight * 0.75;
		(fits ? list.current : card)?.scrollIntoView({ behavior, block: 'nearest' });
	}, [list, spoken]);
}

/** The addresses of the cards' pictures. */
function usePictures(offers: readonly ChoiceOffer[], { id, heroSeed = id, hero }: StoryRow): string[] {
	const key = JSON.stringify(offers.map(({ text }) => text));
	const { type, gender } = hero;
	return useMemo(() => {
		const ideas = choiceIdeas(JSON.parse(key) as string[]);
		return ideas.map((idea, index) => drawChoice(idea, index, { heroSeed, type, gender }));
	}, [key, heroSeed, type, gender]);
}
