/** The age groups of product 3.10, youngest first. */
export const ageGroups = ['3-5', '6-8', '9-11', '12+'] as const;
export type AgeGroup = (typeof ageGroups)[number];

const ratingOf: Record<AgeGroup, number> = { '3-5': 5, '6-8': 8, '9-11': 11, '12+': 12 };
const chaptersOf: Record<AgeGroup, number> = { '3-5': 4, '6-8': 5, '9-11': 6, '12+': 7 };

/** The age rating that a story for this group carries (product 5.5). */
export function ratingFor(group: AgeGroup): number {
	return ratingOf[group];
}

/** How many chapters a story for this group has, the ending included (product 13.5). */
export function chapterCountFor(group: AgeGroup): number {
	return chaptersOf[group];
}

/** The group of an age in years (product 5.5). */
export function ageGroupFor(age: number): AgeGroup {
	return ageGroups.find((group) => group !== '12+' && age <= ratingOf[group]) ?? '12+';
}
