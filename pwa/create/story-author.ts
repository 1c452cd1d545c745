import { limits } from '../../shared/rules/limits.ts';
import { type Genre, genres } from '../../shared/words/genres.ts';
import { useSession } from '../session/session.tsx';

/** Whom a new story is for: the child that is acted as, or whoever is logged in; and what that one may choose. */
export type StoryAuthor = {
	/** The account that asks. */
	userId: string;
	childId: string | null;
	/** A child's age group and genres are its parent's to choose. */
	isChild: boolean;
	/** Whether somebody stands here who may buy. */
	isParent: boolean;
	age: number | null;
	/** A child has the genres that a parent allowed; everybody else has all (product 6.1 and 6.2). */
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
