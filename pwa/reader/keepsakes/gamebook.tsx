import { type RefObject, useMemo, useRef, useState } from 'react';
import { shuffled } from '../../../shared/storyteller/seeded-random.ts';
import { paragraphsOf } from '../../streaming/chapter-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type PictureSize, usePictureSources } from '../../ui/picture-sources.ts';
import { useDocumentTitle } from '../../ui/screen.tsx';
import { createScrollAnchor } from '../scroll-anchor.ts';
import { StoryStatus } from '../story-status.tsx';
import { useRefreshedStory } from '../use-refreshed-story.ts';
import styles from './gamebook.module.css';
import { creditsOf, type Keepsake, keepsakeOf, pictureText, type Section } from './keepsake.ts';

/** A story as a gamebook on paper: numbered sections, whose choices say where to turn. */
export default function Gamebook({ id, childId }: { id: string; childId: string | null }) {
	const { view, hasFailed, isGone, problem } = useRefreshedStory(id, childId);
	const [scrollAnchor] = useState(createScrollAnchor);
	const keepsake = useMemo(() => (view ? keepsakeOf(view) : null), [view]);
	useDocumentTitle(view ? `${view.story.title}: a paper gamebook` : 'A paper gamebook');
	if (!view || !keepsake) return <StoryStatus {...{ id, childId, view, hasFailed, isGone, problem, scrollAnchor }} />;
	return <Book keepsake={keepsake} />;
}

function Book({ keepsake }: { keepsake: Keepsake }) {
	const { story } = keepsake;
	const book = useRef<HTMLElement>(null);
	const { isBusy, print } = usePrint(book);
	const sections = useMemo(() => gamebookSections(keepsake), [keepsake]);
	return (
		<article ref={book} className={styles.gamebook} data-age-group={story.ageGroup}>
			<nav className={styles.bar} aria-label="Paper gamebook">
				<ButtonLink to={`/story/${story.id}`} look="bare" icon="back">
					Back to the story
				</ButtonLink>
				<Button icon="book" busy={isBusy} onClick={print}>
					Print it
				</Button>
			</nav>
			<header className={styles.title}>
				<h1 dir="auto">{story.title}</h1>
				<p>
					A gamebook by <bdi>{story.authorName}</bdi>
				</p>
				<PrintedPicture section={keepsake.sections[0]} className={styles.cover} isDecorative />
				<p className={styles.rules}>
					Begin at 1. At the end of a part, choose what happens next, and turn to the number that it says.
				</p>
				<div className={styles.credits}>
					<h2>How this book was made</h2>
					<Credits keepsake={keepsake} />
				</div>
			</header>
			{sections.map((section) => (
				<NumberedSection key={section.number} {...section} />
			))}
		</article>
	);
}

/** A numbered section of a gamebook. `turns`: its choices that have a section, with the number to turn to. */
type GamebookSection = { number: number; section: Section; turns: { text: string; number: number }[] };

/**
 * The sections of a gamebook, by number. The first chapter is 1; the others are shuffled, the same way each time, so that the
 * next page gives nothing away.
 */
export function gamebookSections({ story, sections }: Keepsake): GamebookSection[] {
	const [first, ...others] = sections;
	if (!first) return [];
	const ordered = [first, ...shuffled(others, `${story.id} gamebook`)];
	const numberOf = new Map(ordered.map(({ chapter }, index) => [chapter._id, index + 1]));
	return ordered.map((section, index) => {
		const turns = section.ways.flatMap(({ text, to }) => {
			const number = numberOf.get(to ?? '');
			return number === undefined ? [] : [{ text, number }];
		});
		return { number: index + 1, section, turns };
	});
}

function NumberedSection({ number, section, turns }: GamebookSection) {
	const { chapterTitle, content, isEnding } = section.chapter;
	return (
		<section className={styles.section} aria-labelledby={`section-${number}`}>
			<h2 id={`section-${number}`}>
				<span className={styles.number}>{number}</span>
				{chapterTitle && <bdi>{chapterTitle}</bdi>}
			</h2>
			<PrintedPicture section={section} />
			<div className={styles.text}>
				{paragraphsOf(content).map(({ text, from }) => (
					<p key={from} dir="auto">
						{text}
					</p>
				))}
			</div>
			{turns.length > 0 && (
				<ul className={styles.turns}>
					{turns.map((turn) => (
						<li key={turn.number}>
							<bdi>{turn.text}</bdi>
							<b>turn to {turn.number}</b>
						</li>
					))}
				</ul>
			)}
			{turns.length === 0 && <p className={styles.end}>{isEnding ? 'The End' : 'To be continued…'}</p>}
		</section>
	);
}

type PictureProps = { section: Section | undefined; className?: string | undefined; isDecorative?: boolean };

/** A thumbnail is too coarse for paper. */
const printedSizes: readonly PictureSize[] = ['large', 'medium'];

/** A chapter's picture in the largest size that can be loaded. Nothing stands for a missing one. */
function PrintedPicture({ section, className, isDecorative = false }: PictureProps) {
	const sources = usePictureSources(section?.chapter.images, printedSizes);
	if (!section || !sources) return null;
	return (
		<img {...sources} alt={isDecorative ? '' : pictureText(section)} className={className} width={1536} height={1024} />
	);
}

function Credits({ keepsake: { sections } }: { keepsake: Keepsake }) {
	const drawn = sections.filter(({ chapter }) => chapter.images).map(({ chapter }) => chapter._id);
	const credits = creditsOf(sections, { drawn: new Set(drawn) });
	return (
		<dl>
			{credits.map(({ subject, makers }) => (
				<div key={subject}>
					<dt>{subject}</dt>
					<dd>{makers}</dd>
				</div>
			))}
		</dl>
	);
}

/** Opens the browser's print dialog once all pictures are there: it prints what is painted. */
function usePrint(book: RefObject<HTMLElement | null>) {
	const [isBusy, setBusy] = useState(false);
	const print = async () => {
		setBusy(true);
		const pictures = [...(book.current?.querySelectorAll('img') ?? [])];
		// A picture that cannot be loaded is missing on paper too.
		await Promise.allSettled(pictures.map((picture) => picture.decode()));
		setBusy(false);
		window.print();
	};
	return { isBusy, print: () => void print() };
}
