import type { NewRow } from '../schema.ts';

/** An account whose name is its id. */
export function accountRow(id: string, change: Partial<NewRow<'account'>> = {}): NewRow<'account'> & { id: string } {
	return {
		id,
		email: `${id}@example.com`,
		password_hash: null,
		role: 'parent',
		parent_id: null,
		name: id,
		age: 36,
		avatar: null,
		settings: '{}',
		subscription_status: 'active',
		has_lifetime_access: 1,
		trial_end: null,
		created_at: 1000,
		updated_at: 1000,
		...change,
	};
}

/** A story in the author's own family. */
export function storyRow(
	id: string,
	author: string,
	change: Partial<NewRow<'story'>> = {},
): NewRow<'story'> & { id: string } {
	return {
		id,
		author_id: author,
		family_id: author,
		asked_by: author,
		request_id: `request-${id}`,
		genre: 'fantasy',
		mood: 'calm',
		age_group: '6-8',
		age_rating: 8,
		hero: JSON.stringify({ name: 'Pip', gender: 'any', type: 'Fox', traits: ['brave'] }),
		title: id,
		status: 'completed',
		error: null,
		chapter_count: 5,
		is_published: 0,
		created_at: 1000,
		updated_at: 1000,
		...change,
	};
}
