import type { User } from '../../shared/contract/user.ts';

/** What is deleted with an account, as list items. `stories` is null if the number is unknown. */
export function deletionSummary(user: User, family: readonly User[], stories: number | null): string[] {
	const names = new Intl.ListFormat('en').format(family.map(({ profile }) => profile.name));
	return [
		`your account${user.email ? `, ${user.email}` : ''}`,
		...(family.length > 0 ? [`${countText(family.length, 'child profile', 'child profiles')}: ${names}`] : []),
		...(stories === 0 ? [] : [`${storyCountText(stories)}, with pictures and narration`]),
	];
}

function storyCountText(stories: number | null): string {
	return stories === null ? 'every story of the family' : countText(stories, 'story', 'stories');
}

function countText(count: number, one: string, many: string): string {
	return `${count} ${count === 1 ? one : many}`;
}
