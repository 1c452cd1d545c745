import { describe, expect, it } from 'vitest';
import { AuditQuery, UserQuery } from '../../../shared/contract/admin.ts';
import { readQuery, writeQuery } from './list-query.ts';

const read = (search: string) => readQuery(UserQuery, new URLSearchParams(search));
const usual = { page: 1, limit: 10, sortField: 'createdAt', sortOrder: 'desc' };

describe('a list’s query in the address', () => {
	it('has the defaults of the contract where the address gives nothing', () => {
		expect(read('')).toEqual(usual);
		expect(readQuery(AuditQuery, new URLSearchParams())).toEqual({ page: 1, limit: 10 });
	});

	it('is read back as it was written', () => {
		const query = { ...read(''), page: 3, search: 'röschen & co', status: 'trial' as const, sortOrder: 'asc' as const };
		expect(read(writeQuery(UserQuery, query).toString())).toEqual(query);
	});

	it('leaves out defaults and unset values', () => {
		expect(writeQuery(UserQuery, { ...read(''), search: '', role: undefined }).toString()).toBe('');
		expect(writeQuery(UserQuery, { ...read(''), sortField: 'email' }).toString()).toBe('sortField=email');
	});

	it.each([
		'page=0',
		'page=-1',
		'page=two',
		'page=1.5',
		'sortField=password',
		'sortOrder=up',
		'role=queen',
		`search=${'x'.repeat(101)}`,
		'limit=100',
		'elephants=7',
	])('does without %s and keeps the rest', (garbage) => {
		expect(read(`${garbage}&status=expired`)).toEqual({ ...usual, status: 'expired' });
	});

	it('drops several invalid values at once', () => {
		expect(read('page=0&status=paid&role=queen&search=rosa')).toEqual({ ...usual, search: 'rosa' });
	});
});
