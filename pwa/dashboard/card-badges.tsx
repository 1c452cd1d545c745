import type { StoryRow } from '../local/library/stories.ts';
import { ReportBadge } from './report-badge.tsx';
import { SavedBadge } from './saved-badge.tsx';

/** What of a story's card may come after the rest: whether something was reported, and how much is on this device. */
export default function CardBadges({ story: { id, unseen } }: { story: StoryRow }) {
	return (
		<>
			{unseen?.length ? <ReportBadge /> : null}
			<SavedBadge storyId={id} />
		</>
	);
}
