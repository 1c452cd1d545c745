import { useState } from 'react';
import type { StoryRow } from '../local/library/database.ts';
import { type Entry, storyIdOf } from '../local/outbox/commands.ts';
import { tellBetweenAttempts } from '../local/telling/tell-between-attempts.ts';
import { useTellsHere } from '../local/telling/use-tells-here.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toasts.tsx';

type Props = {
	story: StoryRow;
	/** The entry of a wish that the server does not have; undefined for a story that waits at the server. */
	entry: Entry | undefined;
};

/** Takes over a story that the server has not begun, as far as this device knows. Nothing where no story is told here. */
export default function TellHereButton({ story, entry }: Props) {
	const tellsHere = useTellsHere();
	const [isTelling, setTelling] = useState(false);
	const showToast = useToast();
	if (!tellsHere) return null;
	const tell = async () => {
		setTelling(true);
		const { tellNewStory, tellQueuedStory } = await import('../local/telling/tell-story.ts');
		const outcome = await tellBetweenAttempts(
			() =>
				entry?.deed.kind === 'create-story' ? tellNewStory(entry.deed.story, entry.childId) : tellQueuedStory(story),
			({ deed }) => storyIdOf(deed) === story.id,
		);
		if (outcome.state === 'refused') showToast(outcome.problem.message, 'error');
		setTelling(false);
	};
	return (
		<Button
			look="primary"
			icon="sprout"
			busy={isTelling}
			aria-label={`Tell it here now: ${story.title}`}
			onClick={() => void tell().catch(() => setTelling(false))}
		>
			Tell it here now
		</Button>
	);
}
