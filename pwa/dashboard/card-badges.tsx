import type { StoryRow } from '../local/library/stories.ts';
import { ReportBadge } from './report-badge.tsx';
import { SavedBadge } from './saved-badge.tsx';

/** The badges of a card that may load late: reports, and what is saved on this device. */
export default function CardBadges({ story: { id, unseen } }: { story: StoryRow }) {
	return (
		<>
			{unseen?.length ? <ReportBadge /> : null}
			<SavedBadge storyId={id} />
		</>
	);
}
