import { Hono } from 'hono';
import { calls } from '../../shared/calls.ts';
import { makingCalls } from '../../shared/making.ts';
import { reportingCalls } from '../../shared/reporting.ts';
import type { Parts } from '../parts.ts';
import { beginStory, retryStory } from '../stories/begin-story.ts';
import { continueStory } from '../stories/continue-story.ts';
import { howMade } from '../stories/how-made.ts';
import { pack, packPlan } from '../stories/pack.ts';
import { creationStatus, openStory, storyLister, titleOfRequest } from '../stories/read-stories.ts';
import { redraw } from '../stories/redraw.ts';
import { removeStory } from '../stories/remove-story.ts';
import { reportChapter, seeReport } from '../stories/report-chapter.ts';
import type { Env } from './env.ts';
import { body, query } from './valid.ts';

type StoryParts = Pick<Parts, 'config' | 'db' | 'makers' | 'media' | 'queue' | 'now'>;

/** Stories: begun, read, continued, tried again, packed, deleted; how their chapters were made, and other pictures. */
export function storyRoutes(parts: StoryParts): Hono<Env> {
	const listOf = storyLister(parts);
	return new Hono<Env>()
		.route('/', chapterRoutes(parts))
		.get(calls.stories.path, async (c) => {
			const { selectedChildId } = query(calls.stories, c);
			return c.body(await listOf(c.var.reader, selectedChildId), 200, { 'Content-Type': 'application/json' });
		})
		.post(makingCalls.createStory.path, async (c) => {
			const { selectedChildId } = query(makingCalls.createStory, c);
			const wish = await body(makingCalls.createStory, c);
			const { story, status } = await beginStory(parts, c.var.reader, wish, selectedChildId);
			return c.json(story, status);
		})
		.get('/api/stories/status/:frontendRequestId', async (c) =>
			c.json(await creationStatus(parts, c.var.reader, c.req.param('frontendRequestId'))),
		)
		.get('/api/stories/id/:frontendRequestId', async (c) =>
			c.json(await titleOfRequest(parts, c.var.reader, c.req.param('frontendRequestId'))),
		)
		.get('/api/stories/:id', async (c) => c.json(await openStory(parts, c.var.reader, c.req.param('id'))))
		.post('/api/stories/:id/generate', async (c) => {
			const choice = await body(makingCalls.nextChapter, c);
			return c.json(await continueStory(parts, c.var.reader, c.req.param('id'), choice));
		})
		.post('/api/stories/:id/retry', async (c) => {
			const { story, status } = await retryStory(parts, c.var.reader, c.req.param('id'));
			return c.json(story, status);
		})
		.delete('/api/stories/:id', async (c) => {
			await removeStory(parts, c.var.reader, c.req.param('id'));
			return c.json({ ok: true });
		});
}

function chapterRoutes(parts: StoryParts): Hono<Env> {
	return new Hono<Env>()
		.get('/api/stories/:id/nodes/:nodeId/making', async (c) => {
			const { id, nodeId } = c.req.param();
			return c.json(await howMade(parts, c.var.reader, id, nodeId));
		})
		.post('/api/stories/:id/nodes/:nodeId/redraw', async (c) => {
			const { id, nodeId } = c.req.param();
			await redraw(parts, c.var.reader, id, nodeId);
			return c.json({ ok: true });
		})
		.post('/api/stories/:id/report', async (c) => {
			const { selectedChildId } = query(reportingCalls.report, c);
			const told = await body(reportingCalls.report, c);
			return c.json(await reportChapter(parts, c.var.reader, c.req.param('id'), told, selectedChildId));
		})
		.post('/api/stories/:id/report/seen', async (c) => {
			const { nodeId } = await body(reportingCalls.see, c);
			await seeReport(parts, c.var.reader, c.req.param('id'), nodeId);
			return c.json({ ok: true });
		})
		.get('/api/stories/:id/pack', async (c) => {
			const { depth } = query(makingCalls.packPlan, c);
			return c.json(await packPlan(parts, c.var.reader, c.req.param('id'), Number(depth)));
		})
		.post('/api/stories/:id/pack', async (c) => {
			const { depth } = await body(makingCalls.pack, c);
			return c.json(await pack(parts, c.var.reader, c.req.param('id'), depth));
		});
}
