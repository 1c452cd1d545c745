import { useLayoutEffect, useMemo, useState } from 'react';
import type { User } from '../../shared/contract/user.ts';
import { currentAccountId } from '../local/library/current-library.ts';
import type { StoryRow } from '../local/library/database.ts';
import { useStoryStates } from '../local/library/story-state.ts';
import { useSession } from '../session/session.tsx';
import { SelectField } from '../ui/forms/select-field.tsx';
import styles from './list-options.module.css';
import type { Arrangement } from './story-filter.ts';

/** `all`, `favourites`, `unfinished`, or the id of a child whose stories these are. */
type Filter = string;
export type Order = 'newest' | 'title' | 'last-read';
type Options = { filter: Filter; order: Order };
type Props = { child: User | null; onArrange: (arrangement: Arrangement | null) => void };

const noOptions: Options = { filter: 'all', order: 'newest' };

/** Kept until the app is closed, so that the way back from a story leads to the same list. */
let kept = { owner: '', options: noOptions };

/** Which stories are listed, and in which order. */
export default function ListOptions({ child, onArrange }: Props) {
	const { user, family } = useSession();
	const owner = `${currentAccountId()} ${child?._id}`;
	const [options, setOptions] = useState(kept.owner === owner ? kept.options : noOptions);
	const change = (part: Partial<Options>) => {
		const options = { ...(kept.owner === owner ? kept.options : noOptions), ...part };
		kept = { owner, options };
		setOptions(options);
	};
	const children = child || user?.role === 'child' ? [] : family;
	const isKnown = ['all', 'favourites', 'unfinished', ...children.map(({ _id }) => _id)].includes(options.filter);
	const filter = isKnown ? options.filter : 'all';
	useArrangement(filter, options.order, children, onArrange);
	return (
		<div data-late className={styles.options}>
			<SelectField label="Show" hideLabel value={filter} onChange={({ target }) => change({ filter: target.value })}>
				<option value="all">All stories</option>
				<option value="favourites">Favourites</option>
				<option value="unfinished">Unfinished</option>
				{children.map(({ _id, profile }) => (
					<option key={_id} value={_id}>
						{profile.name}’s stories
					</option>
				))}
			</SelectField>
			<SelectField
				label="Sort by"
				hideLabel
				value={options.order}
				onChange={({ target }) => change({ order: target.value as Order })}
			>
				<option value="newest">Newest</option>
				<option value="title">Title</option>
				<option value="last-read">Last read</option>
			</SelectField>
		</div>
	);
}

/** Before the next paint, so that the list is not seen in another order first. */
function useArrangement(filter: Filter, order: Order, children: readonly User[], onArrange: Props['onArrange']): void {
	const states = useStoryStates(order === 'last-read');
	const name = children.find(({ _id }) => _id === filter)?.profile.name;
	const arrangement = useMemo((): Arrangement | null => {
		if (filter === 'all' && order === 'newest') return null;
		return {
			name: `${filter} ${order}`,
			arrange: (stories) => arrangeStories(stories, filter, order, states),
			empty: emptyText(filter, name),
		};
	}, [filter, order, states, name]);
	useLayoutEffect(() => onArrange(arrangement), [arrangement, onArrange]);
}

function emptyText(filter: Filter, name: string | undefined): Arrangement['empty'] {
	if (filter === 'all') return undefined;
	if (filter === 'favourites')
		return { title: 'No favourites yet', text: 'Press the star on a story to find it here.' };
	if (filter === 'unfinished') return { title: 'Every story is finished', text: 'Time to grow a new one.' };
	return { title: `${name} hasn't created any stories yet` };
}

type ArrangedStory = Pick<StoryRow, 'id' | 'title' | 'status' | 'authorId' | 'isFavourite'>;

/** `states`: when each story was last read on this device, by id; never for a missing one. */
export function arrangeStories<Story extends ArrangedStory>(
	stories: readonly Story[],
	filter: Filter,
	order: Order,
	states: ReadonlyMap<string, { readAt: number }>,
): readonly Story[] {
	const filtered = stories.filter((story) => passes(story, filter));
	if (order === 'title') return filtered.sort((one, other) => byTitle.compare(one.title, other.title));
	if (order === 'newest') return filtered;
	const readAt = ({ id }: Story) => states.get(id)?.readAt ?? 0;
	return filtered.sort((one, other) => readAt(other) - readAt(one));
}

/** `The 2nd Dragon` is before `the 10th dragon`. */
const byTitle = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

function passes({ isFavourite, status, authorId }: ArrangedStory, filter: Filter): boolean {
	if (filter === 'all') return true;
	if (filter === 'favourites') return isFavourite === true;
	if (filter === 'unfinished') return status !== 'completed';
	return authorId === filter;
}
