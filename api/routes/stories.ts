import { Hono } from 'hono';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { reportCalls } from '../../shared/contract/reports.ts';
import { storyCalls } from '../../shared/contract/stories.ts';
import type { AppContext } from '../app/context.ts';
import { beginStory, retryStory } from '../stories/begin-story.ts';
import { continueStory } from '../stories/continue-story.ts';
import { packStory, planPack } from '../stories/pack-story.ts';
import { redrawPicture } from '../stories/picture-requests.ts';
import { readProvenance } from '../stories/read-provenance.ts';
import { createStoryLister, creationStatus, readStory, titleOfRequest } from '../stories/read-stories.ts';
import { removeStory } from '../stories/remove-story.ts';
import { markReportSeen, reportChapter } from '../stories/report-chapter.ts';
import type { Env } from './env.ts';
import { validateBody, validateQuery } from './validate.ts';

/** Stories: create, read, continue, retry, pack and delete; provenance, redrawing and reports of chapters. */
export function storyRoutes(context: AppContext): Hono<Env> {
	const listStories = createStoryLister(context);
	return new Hono<Env>()
		.route('/', chapterRoutes(context))
		.get(firstLoadCalls.stories.path, async (c) => {
			const { selectedChildId } = validateQuery(firstLoadCalls.stories, c);
			return c.body(await listStories(c.var.principal, selectedChildId), 200, { 'Content-Type': 'application/json' });
		})
		.post(storyCalls.createStory.path, async (c) => {
			const { selectedChildId } = validateQuery(storyCalls.createStory, c);
			const input = await validateBody(storyCalls.createStory, c);
			const { story, status } = await beginStory(context, c.var.principal, input, selectedChildId);
			return c.json(story, status);
		})
		.get('/api/stories/status/:frontendRequestId', async (c) =>
			c.json(await creationStatus(context, c.var.principal, c.req.param('frontendRequestId'))),
		)
		.get('/api/stories/id/:frontendRequestId', async (c) =>
			c.json(await titleOfRequest(context, c.var.principal, c.req.param('frontendRequestId'))),
		)
		.get('/api/stories/:id', async (c) => c.json(await readStory(context, c.var.principal, c.req.param('id'))))
		.post('/api/stories/:id/generate', async (c) => {
			const choice = await validateBody(storyCalls.nextChapter, c);
			return c.json(await continueStory(context, c.var.principal, c.req.param('id'), choice));
		})
		.post('/api/stories/:id/retry', async (c) => {
			const { story, status } = await retryStory(context, c.var.principal, c.req.param('id'));
			return c.json(story, status);
		})
		.delete('/api/stories/:id', async (c) => {
			await removeStory(context, c.var.principal, c.req.param('id'));
			return c.json({ ok: true });
		});
}

function chapterRoutes(context: AppContext): Hono<Env> {
	return new Hono<Env>()
		.get('/api/stories/:id/nodes/:nodeId/making', async (c) => {
			const { id, nodeId } = c.req.param();
			return c.json(await readProvenance(context, c.var.principal, id, nodeId));
		})
		.post('/api/stories/:id/nodes/:nodeId/redraw', async (c) => {
			const { id, nodeId } = c.req.param();
			await redrawPicture(context, c.var.principal, id, nodeId);
			return c.json({ ok: true });
		})
		.post('/api/stories/:id/report', async (c) => {
			const { selectedChildId } = validateQuery(reportCalls.reportChapter, c);
			const report = await validateBody(reportCalls.reportChapter, c);
			return c.json(await reportChapter(context, c.var.principal, c.req.param('id'), report, selectedChildId));
		})
		.post('/api/stories/:id/report/seen', async (c) => {
			const { nodeId } = await validateBody(reportCalls.markReportSeen, c);
			await markReportSeen(context, c.var.principal, c.req.param('id'), nodeId);
			return c.json({ ok: true });
		})
		.get('/api/stories/:id/pack', async (c) => {
			const { depth } = validateQuery(storyCalls.packPlan, c);
			return c.json(await planPack(context, c.var.principal, c.req.param('id'), Number(depth)));
		})
		.post('/api/stories/:id/pack', async (c) => {
			const { depth } = await validateBody(storyCalls.pack, c);
			return c.json(await packStory(context, c.var.principal, c.req.param('id'), depth));
		});
}
