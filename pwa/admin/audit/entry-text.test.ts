import { describe, expect, it } from 'vitest';
import { AuditEntry } from '../../../shared/contract/admin.ts';
import { actorOf, deedOf, fieldInWords, nameOf, valueInWords } from './entry-text.ts';

const entry: AuditEntry = {
	_id: '1',
	at: '2026-03-01T08:00:00.000Z',
	actor: { _id: 'ada', email: 'ada@example.com' },
	action: 'user-changed',
	target: { kind: 'user', _id: 'rosa', name: 'rosa@example.com' },
	changes: {},
};

describe('an entry of the audit log', () => {
	it('says of every action what was done', () => {
		const told = AuditEntry.shape.action.options.map((action) => deedOf({ ...entry, action }));
		expect(new Set(told).size).toBe(AuditEntry.shape.action.options.length);
		expect(told).toContain('deleted the story');
	});

	it('names who did it: an account, whoever has none, or somebody who is gone', () => {
		const by = (_id: string, email: string | null = null) => actorOf({ ...entry, actor: { _id, email } });
		expect([actorOf(entry), by('operator'), by('server'), by('rosa')]).toEqual([
			...['ada@example.com', 'The operator', 'The server', 'Somebody whose account is gone'],
		]);
	});

	it('names the target as it is called now', () => {
		const changes = { email: { before: 'old@example.com', after: 'rosa@example.com' } };
		expect(nameOf({ ...entry, changes })).toBe('rosa@example.com');
	});

	it('names what is gone as it was called last', () => {
		const target = { kind: 'user', _id: 'milo', name: null } as const;
		const changes = { email: { before: null, after: null }, 'profile.name': { before: 'Milo', after: null } };
		expect(nameOf({ ...entry, target, changes })).toBe('Milo');
	});

	it('has no name for the settings', () => {
		const target = { kind: 'settings', _id: null, name: null } as const;
		expect(nameOf({ ...entry, target, changes: { textModel: { before: null, after: 'deepseek' } } })).toBeNull();
	});
});

describe('a change', () => {
	it('has words for its field, or the field itself', () => {
		expect(fieldInWords('profile.name')).toBe('Name');
		expect(fieldInWords('settings.unheardOf')).toBe('settings.unheardOf');
	});

	it('tells a moment by the clock of whoever looks', () => {
		const local = new Date('2026-03-01T08:00:00.000Z').getDate();
		const words = valueInWords('2026-03-01T08:00:00.000Z');
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
	])('tells %j as %s', (value, words) => {
		expect(valueInWords(value)).toBe(words);
	});
});
