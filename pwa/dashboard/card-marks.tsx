import type { StoryRow } from '../local/stories.ts';
import { ReportMark } from './report-mark.tsx';
import { SavedMark } from './saved-mark.tsx';

/** What of a story's card may come after the rest: whether something was reported, and how much is on this device. */
export default function CardMarks({ story: { id, unseen } }: { story: StoryRow }) {
	return (
		<>
			{unseen?.length ? <ReportMark /> : null}
			<SavedMark storyId={id} />
		</>
	);
}
