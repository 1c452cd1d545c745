import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listStories, listUsers } from '../../api/db/admin-lists.ts';
import { openDatabase } from '../../api/db/open.ts';
import { chapterRelations, toStory } from '../../api/stories/wire-format.ts';
import { Email } from '../../shared/contract/account-input.ts';
import { Story } from '../../shared/contract/story.ts';
import { User } from '../../shared/contract/user.ts';
import { insertBulkData } from './bulk-data.ts';

let folder: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'everbranch-crowd-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('bulk data has families and stories that match the contract, and can be extended', async () => {
	const file = join(folder, 'everbranch.db');
	await insertBulkData(file, { users: 30, stories: 0 });
	await insertBulkData(file, { users: 70, stories: 100 });
	const { db, close } = await openDatabase(file);
	const all = { page: 1, limit: 100, sortField: 'createdAt', sortOrder: 'asc' } as const;
	const { users } = await listUsers(db, all);
	const { stories } = await listStories(db, all);
	await close();
	expect(z.array(User).parse(users)).toHaveLength(100);
	expect(z.array(Story).parse(stories.map((story) => toStory(story, [], chapterRelations([], []))))).toHaveLength(100);
	const parents = users.filter((user) => user.role !== 'child');
	expect(z.array(Email).parse(parents.map((user) => user.email))).toHaveLength(50);
	expect(new Set(users.map((user) => user.parentId)).size).toBeGreaterThan(20);
});
