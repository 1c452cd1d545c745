import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import type { User } from '../../../shared/contract/user.ts';
import { ageGroups, ratingFor } from '../../../shared/rules/ages.ts';
import { isGenreAllowed } from '../../../shared/rules/moderation/content-rules.ts';
import { readOutline } from '../../../shared/storyteller/outline.ts';
import { genres } from '../../../shared/words/genres.ts';
import { library } from '../library/current-library.ts';
import type { StoryRow } from '../library/database.ts';
import { household } from '../library/household.ts';
import { getValue, setValue } from '../library/key-value.ts';
import { ignoreQuotaError } from '../library/quota-error.ts';
import { optionalPartAddress } from './optional-part.ts';
import { openTeller } from './teller.ts';
import { briefOf } from './telling-rules.ts';

/**
 * Whether this device needs the former storyteller: it holds a story which that one began, or the topics that someone in the family
 * has disabled exclude all storylets for some genre and age group. The latter is unknown, and false, without the program.
 */
export async function needsFormerStoryteller(): Promise<boolean> {
	return (await holdsItsStory()) || (await excludesStorylets());
}

async function holdsItsStory(): Promise<boolean> {
	const { nodes, stories } = library();
	const isWithoutOutline: StoryRow[] = [];
	for (const row of await stories.toArray()) {
		if (row.outline === undefined) isWithoutOutline.push(row);
		else if (readOutline(row.outline)?.by === 'packs') return true;
	}
	const firsts = await nodes.bulkGet(isWithoutOutline.map(({ startNode }) => startNode ?? ''));
	return firsts.some((first) => first?.madeBy.storyteller === 'built-in');
}

/** Asks the program once for the same program and settings: looking through its content takes a slow tablet a second. */
async function excludesStorylets(): Promise<boolean> {
	const people = await household();
	const authors = people ? [people.user, ...people.family].filter(hasDisabledTopics) : [];
	const address = authors.length > 0 ? await optionalPartAddress() : null;
	if (!address) return false;
	const asked = JSON.stringify([address, authors.map(limitsOf)]);
	const known = await getValue('formerNeed');
	if (known?.asked === asked) return known.isNeeded;
	const isNeeded = await isAnyExcluded(authors.flatMap(briefsOf));
	// On a full device it is asked again each time.
	await setValue('formerNeed', { asked, isNeeded }).catch(ignoreQuotaError);
	return isNeeded;
}

function hasDisabledTopics({ settings }: User): boolean {
	return settings.contentRestrictions.disabledTopics.length > 0;
}

function limitsOf({ role, settings: { allowedGenres, contentRestrictions } }: User) {
	return [role, allowedGenres, contentRestrictions];
}

async function isAnyExcluded(briefs: readonly StoryBrief[]): Promise<boolean> {
	const teller = await openTeller();
	// One after the other, so that the requests of a story that is begun meanwhile come between.
	for (const brief of briefs) if (teller && !(await teller.hasStorylets(brief))) return true;
	return false;
}

/** A brief for each genre and age group. */
function briefsOf(author: User): StoryBrief[] {
	const allowed = genres.filter((genre) => isGenreAllowed(author, genre));
	const hero = { name: 'Pip', gender: 'any', type: 'Fox', traits: ['brave'] };
	return allowed.flatMap((genre) =>
		ageGroups.map((ageGroup) =>
			briefOf({ id: 'former-need', genre, mood: 'cozy', ageGroup, hero, ageRating: ratingFor(ageGroup) }, author),
		),
	);
}
