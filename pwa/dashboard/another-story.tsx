import { useNavigate } from 'react-router-dom';
import { hasAccess } from '../../shared/rules/access.ts';
import type { StoryRow } from '../local/library/stories.ts';
import { useSession } from '../session/session.tsx';
import { sameHeroState } from '../shell/same-hero.ts';
import { IconButton } from '../ui/button.tsx';

/** Opens the form of a new story with the hero of this one, for those who may create stories. */
export default function AnotherStory({ story, className }: { story: StoryRow; className?: string | undefined }) {
	const { user } = useSession();
	const navigate = useNavigate();
	if (!user || !hasAccess(user, Date.now())) return null;
	return (
		<IconButton
			data-late
			icon="person"
			label={`Another story with ${story.hero.name}: ${story.title}`}
			className={className}
			onClick={() => navigate('/create', { state: sameHeroState(story) })}
		/>
	);
}
