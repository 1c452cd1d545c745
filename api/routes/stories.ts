import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { reportCalls, storyCalls } from '../../shared/contract/stories.ts';
import { syncCalls } from '../../shared/contract/sync.ts';
import { toldChapterCalls } from '../../shared/contract/told-chapters.ts';
import type { AppContext } from '../app/context.ts';
import { beginStory, retryStory } from '../stories/begin-story.ts';
import { continueStory } from '../stories/continue-story.ts';
import { favouriteStory } from '../stories/favourite-story.ts';
import { narrateChapter } from '../stories/narrate-chapter.ts';
import { packStory, planPack } from '../stories/pack-story.ts';
import { redrawPicture } from '../stories/picture-requests.ts';
import { readProvenance } from '../stories/read-provenance.ts';
import { createStoryLister, creationStatus, readStory, titleOfRequest } from '../stories/read-stories.ts';
import { removeStory } from '../stories/remove-story.ts';
import { markReportSeen, reportChapter } from '../stories/report-chapter.ts';
import { loadChanges } from '../stories/sync.ts';
import { acceptToldChapter } from '../stories/told/accept-told-chapter.ts';
import { type Route, route } from './route.ts';

/** Stories and their chapters, and the change feed. */
export function storyRoutes(context: AppContext): Route[] {
	const listStories = createStoryLister(context);
	return [
		...chapterRoutes(context),
		route(firstLoadCalls.stories, async ({ c, principal, query }) =>
			c.body(await listStories(principal, query.selectedChildId), 200, { 'Content-Type': 'application/json' }),
		),
		route(storyCalls.createStory, async ({ c, principal, query, body }) => {
			const { story, status } = await beginStory(context, principal, body, query.selectedChildId);
			c.status(status);
			return story;
		}),
		route(storyCalls.creationStatus, ({ principal, params }) =>
			creationStatus(context, principal, params.frontendRequestId),
		),
		route(storyCalls.storyByRequest, ({ principal, params }) =>
			titleOfRequest(context, principal, params.frontendRequestId),
		),
		route(firstLoadCalls.story, ({ principal, params }) => readStory(context, principal, params.id)),
		route(storyCalls.nextChapter, ({ principal, params, body }) => continueStory(context, principal, params.id, body)),
		route(toldChapterCalls.uploadChapter, async ({ c, principal, params, query, body }) => {
			const { isNew, answer } = await acceptToldChapter(context, principal, params.id, body, query.selectedChildId);
			c.status(isNew ? 201 : 200);
			return answer;
		}),
		route(storyCalls.retryStory, async ({ c, principal, params }) => {
			const { story, status } = await retryStory(context, principal, params.id);
			c.status(status);
			return story;
		}),
		route(storyCalls.deleteStory, async ({ principal, params }) => {
			await removeStory(context, principal, params.id);
			return { ok: true };
		}),
		route(storyCalls.setFavourite, async ({ principal, params, body }) => {
			await favouriteStory(context, principal, params.id, body.isFavourite);
			return { ok: true };
		}),
		route(syncCalls.sync, async ({ principal, query }) => ({
			...(await loadChanges(context.db, principal, query.cursor)),
			narrator: context.makers.narrator.name,
			storyteller: context.makers.storyteller.name,
		})),
	];
}

function chapterRoutes(context: AppContext): Route[] {
	return [
		route(storyCalls.provenance, ({ principal, params }) =>
			readProvenance(context, principal, params.id, params.nodeId),
		),
		route(storyCalls.redraw, async ({ principal, params }) => {
			await redrawPicture(context, principal, params.id, params.nodeId);
			return { ok: true };
		}),
		route(reportCalls.reportChapter, ({ principal, params, query, body }) =>
			reportChapter(context, principal, params.id, body, query.selectedChildId),
		),
		route(reportCalls.markReportSeen, async ({ principal, params, body }) => {
			await markReportSeen(context, principal, params.id, body.nodeId);
			return { ok: true };
		}),
		route(storyCalls.packPlan, ({ principal, params, query }) =>
			planPack(context, principal, params.id, Number(query.depth)),
		),
		route(storyCalls.pack, ({ principal, params, body }) => packStory(context, principal, params.id, body.depth)),
		route(storyCalls.narrate, ({ principal, body }) => narrateChapter(context, principal, body)),
	];
}
