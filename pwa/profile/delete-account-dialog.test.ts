import { expect, it } from 'vitest';
import type { User } from '../../shared/contract/user.ts';
import { defaultSettings } from '../../shared/rules/default-settings.ts';
import { deletionSummary } from './delete-account-dialog.tsx';

const rosa: User = {
	_id: 'rosa',
	email: 'rosa@example.com',
	role: 'parent',
	parentId: null,
	profile: { name: 'Rosa', age: 38 },
	settings: defaultSettings(),
	subscription: { status: 'active', hasLifetimeAccess: true, trialEndDate: null, trialEndsAt: null },
	createdAt: '2026-11-17T12:00:00Z',
};
const child = (name: string): User => ({ ...rosa, _id: name, role: 'child', profile: { name, age: 7 } });

it('lists the account, the children by name, and the number of stories', () => {
	expect(deletionSummary(rosa, [child('Milo'), child('Juno'), child('Ida')], 13)).toEqual([
		'your account, rosa@example.com',
		'3 child profiles: Milo, Juno, and Ida',
		'13 stories, with pictures and narration',
	]);
	expect(deletionSummary(rosa, [child('Milo')], 1).slice(1)).toEqual([
		'1 child profile: Milo',
		'1 story, with pictures and narration',
	]);
});

it('omits what there is none of, and says every story if the number is unknown', () => {
	expect(deletionSummary(rosa, [], 0)).toEqual(['your account, rosa@example.com']);
	expect(deletionSummary(rosa, [], null)[1]).toBe('every story of the family, with pictures and narration');
});
