import { limits } from '../../shared/rules/limits.ts';
import { type Genre, genres } from '../../shared/words/genres.ts';
import { useSession } from '../session/session.tsx';

/** The profile for which a story is created (the selected child, else the user) and its limits. */
export type StoryAuthor = {
	/** The id of the account. */
	userId: string;
	childId: string | null;
	/** A parent sets a child's age group and genres. */
	isChild: boolean;
	/** Whether the upgrade is offered. */
	isParent: boolean;
	age: number | null;
	/** A child has the genres that a parent allowed, others all (product 6.1 and 6.2). */
	genres: readonly Genre[];
	maxAgeRating: number;
};

export function useStoryAuthor(): StoryAuthor {
	const { user, selectedChild } = useSession();
	const reader = selectedChild ?? user;
	const isChild = reader?.role === 'child';
	return {
		userId: user?._id ?? '',
		childId: selectedChild?._id ?? null,
		age: reader?.profile.age ?? null,
		isChild,
		isParent: reader?.role === 'parent',
		genres: isChild ? genres.filter((genre) => reader.settings.allowedGenres.includes(genre)) : genres,
		maxAgeRating: reader?.settings.contentRestrictions.maxAgeRating ?? limits.ratingDefault,
	};
}
