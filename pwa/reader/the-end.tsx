import type { StoryRow } from '../local/library/story-view.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Vignette } from '../ui/vignette.tsx';
import styles from './the-end.module.css';

/** The end of a finished story. */
export function TheEnd({ story: { id, title } }: { story: StoryRow }) {
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
				<ButtonLink to={`/story/${id}/map`} look="quiet" icon="tree">
					Story map
				</ButtonLink>
				<ButtonLink to="/" look="quiet" icon="back">
					Back to Dashboard
				</ButtonLink>
			</div>
		</section>
	);
}
