import { describe, expect, it } from 'vitest';
import { AuditEntry } from '../../../shared/contract/admin.ts';
import { actionText, actorText, fieldText, targetName, valueText } from './entry-text.ts';

const entry: AuditEntry = {
	_id: '1',
	at: '2026-03-01T08:00:00.000Z',
	actor: { _id: 'ada', email: 'ada@example.com' },
	action: 'user-changed',
	target: { kind: 'user', _id: 'rosa', name: 'rosa@example.com' },
	changes: {},
};

describe('the text of an audit entry', () => {
	it('exists for every action', () => {
		const texts = AuditEntry.shape.action.options.map((action) => actionText({ ...entry, action }));
		expect(new Set(texts).size).toBe(AuditEntry.shape.action.options.length);
		expect(texts).toContain('deleted the story');
	});

	it('names the actor: an account, the operator or the server, or a deleted account', () => {
		const by = (_id: string, email: string | null = null) => actorText({ ...entry, actor: { _id, email } });
		expect([actorText(entry), by('operator'), by('server'), by('rosa')]).toEqual([
			...['ada@example.com', 'The operator', 'The server', 'Somebody whose account is gone'],
		]);
	});

	it('names the target by its present name', () => {
		const changes = { email: { before: 'old@example.com', after: 'rosa@example.com' } };
		expect(targetName({ ...entry, changes })).toBe('rosa@example.com');
	});

	it('names a deleted target by its last name', () => {
		const target = { kind: 'user', _id: 'milo', name: null } as const;
		const changes = { email: { before: null, after: null }, 'profile.name': { before: 'Milo', after: null } };
		expect(targetName({ ...entry, target, changes })).toBe('Milo');
	});

	it('names no target for the settings', () => {
		const target = { kind: 'settings', _id: null, name: null } as const;
		expect(targetName({ ...entry, target, changes: { textModel: { before: null, after: 'deepseek' } } })).toBeNull();
	});
});

describe('a change', () => {
	it('shows the label of a known field, and the key of an unknown one', () => {
		expect(fieldText('profile.name')).toBe('Name');
		expect(fieldText('settings.unheardOf')).toBe('settings.unheardOf');
	});

	it('shows a date in the time zone of the device', () => {
		const local = new Date('2026-03-01T08:00:00.000Z').getDate();
		const words = valueText('2026-03-01T08:00:00.000Z');
		expect(words).toContain(`${local}`);
		expect(words).not.toContain('T08');
	});

	it.each([
		[null, '—'],
		[undefined, '—'],
		['', '—'],
		[[], '—'],
		[true, 'Yes'],
		[false, 'No'],
		[0, '0'],
		['published', 'published'],
		[['fantasy', 'space'], 'fantasy, space'],
		[{ a: 1 }, '{"a":1}'],
	])('shows %j as %s', (value, words) => {
		expect(valueText(value)).toBe(words);
	});
});
