import type { StoryView } from '../local/library/story-view.ts';
import { sameHeroState } from '../shell/same-hero.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Vignette } from '../ui/vignette.tsx';
import { KeepStory } from './keepsakes/keep-story.tsx';
import styles from './the-end.module.css';

/** The end of a finished story. */
export function TheEnd({ view }: { view: StoryView }) {
	const { id, title, hero } = view.story;
	return (
		<section className={styles.end} aria-labelledby="the-end">
			<Vignette name="sapling" />
			<h2 id="the-end">The End</h2>
			<p>
				That was “<bdi>{title}</bdi>”. Every other way it could have gone is still waiting to be read.
			</p>
			<div className={styles.actions}>
				<ButtonLink to="/create" icon="wand">
					Create A New Story
				</ButtonLink>
				<ButtonLink to="/create" state={sameHeroState(view.story)} look="quiet" icon="person">
					Another story with <bdi>{hero.name}</bdi>
				</ButtonLink>
				<ButtonLink to={`/story/${id}/map`} look="quiet" icon="tree">
					Story map
				</ButtonLink>
				<KeepStory view={view}>
					{(open) => (
						<Button look="quiet" icon="book" aria-haspopup="dialog" onClick={open}>
							Keep this story
						</Button>
					)}
				</KeepStory>
				<ButtonLink to="/" look="quiet" icon="back">
					Back to Dashboard
				</ButtonLink>
			</div>
		</section>
	);
}
