import { Suspense, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasAccess } from '../../shared/rules/access.ts';
import type { StoryRow } from '../local/library/stories.ts';
import { useSession } from '../session/session.tsx';
import { keepStoryState } from '../shell/keep-story.ts';
import { lazyOptional } from '../shell/lazy.tsx';
import { sameHeroState } from '../shell/same-hero.ts';
import { IconButton } from '../ui/button.tsx';
import type { MenuItem } from '../ui/menu.tsx';

const Menu = lazyOptional(() => import('../ui/menu.tsx'));

/** The menu of a story's card. */
export function StoryMenu({ story, className }: { story: StoryRow; className?: string | undefined }) {
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const close = useCallback(() => setOpen(false), []);
	const items = useMenuItems(story);
	return (
		<>
			<IconButton
				ref={button}
				data-late
				icon="more"
				label={`Menu: ${story.title}`}
				aria-haspopup="menu"
				aria-expanded={isOpen}
				className={className}
				onClick={() => setOpen(!isOpen)}
				onKeyDown={(event) => {
					if (event.key !== 'ArrowDown') return;
					event.preventDefault();
					setOpen(true);
				}}
			/>
			<Suspense>{isOpen && <Menu label={story.title} items={items} button={button} onClose={close} />}</Suspense>
		</>
	);
}

function useMenuItems(story: StoryRow): MenuItem[] {
	const { id, hero } = story;
	const { user } = useSession();
	const navigate = useNavigate();
	const anotherStory: MenuItem = {
		icon: 'person',
		text: (
			<>
				Another story with <bdi>{hero.name}</bdi>
			</>
		),
		onChoose: () => navigate('/create', { state: sameHeroState(story) }),
	};
	return [
		{ icon: 'tree', text: 'Story map', onChoose: () => navigate(`/story/${id}/map`) },
		...(user && hasAccess(user, Date.now()) ? [anotherStory] : []),
		{ icon: 'book', text: 'Keep this story', onChoose: () => navigate(`/story/${id}`, { state: keepStoryState }) },
	];
}
