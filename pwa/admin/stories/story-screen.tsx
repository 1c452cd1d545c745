import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { adminCalls } from '../../../shared/contract/admin.ts';
import { callQuery } from '../../session/account-query-client.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useListAddress } from '../list/return-to-list.ts';
import { RetryableFailure } from '../ui/failure.tsx';
import { Loading } from '../ui/loading.tsx';
import { StoryActions } from './story-actions.tsx';
import { type AdminStory, isNotFound } from './story-calls.ts';
import { StoryContent } from './story-content.tsx';
import { StoryDetails } from './story-details.tsx';
import styles from './story-screen.module.css';

/** One story, for an admin: its details, its whole text, and actions. */
export default function StoryScreen() {
	const { id = '' } = useParams();
	return <ExistingStory key={id} id={id} />;
}

function ExistingStory({ id }: { id: string }) {
	const client = useQueryClient();
	const query = callQuery(adminCalls.story, { params: { id } });
	const { data, error, isFetching, refetch } = useQuery(query);
	const update = (story: AdminStory) => client.setQueryData(query.queryKey, story);
	if (isNotFound(error)) return <NotFound />;
	if (data && !error) return <StorySheet story={data} onChanged={update} onGone={refetch} />;
	return (
		<Screen title="Story">
			{error ? (
				<RetryableFailure
					sentence="Failed to load story data. Please try again."
					error={error}
					busy={isFetching}
					onRetry={refetch}
				/>
			) : (
				<Loading />
			)}
		</Screen>
	);
}

function NotFound() {
	const list = useListAddress('/admin/stories');
	useEffect(() => {
		// The focus was in the view of the deleted story.
		if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
	}, []);
	return (
		<Screen title="Story">
			<div role="alert">
				<EmptyState
					art="lantern"
					title="Story not found"
					action={
						<ButtonLink to={list} icon="back">
							Back to Stories
						</ButtonLink>
					}
				>
					It may have been deleted meanwhile.
				</EmptyState>
			</div>
		</Screen>
	);
}

type Props = { story: AdminStory; onChanged: (story: AdminStory) => void; onGone: () => void };

/** A loaded story. `onGone` is called when it turns out to be deleted. */
function StorySheet({ story, onChanged, onGone }: Props) {
	const list = useListAddress('/admin/stories');
	return (
		<div className={styles.sheet}>
			<Screen
				title={story.title}
				actions={
					<ButtonLink to={list} look="bare" icon="back">
						Back to Stories
					</ButtonLink>
				}
			>
				<StoryActions story={story} list={list} onChanged={onChanged} onGone={onGone} />
				<StoryDetails story={story} />
				<StoryContent entries={story.content} />
			</Screen>
		</div>
	);
}
