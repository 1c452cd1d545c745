import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { reportCalls, storyCalls } from '../../shared/contract/stories.ts';
import { syncCalls } from '../../shared/contract/sync.ts';
import { toldChapterCalls } from '../../shared/contract/told-chapters.ts';
import type { SessionPrincipal } from '../accounts/principal.ts';
import type { AppContext } from '../app/context.ts';
import { beginStory, retryStory } from '../stories/begin-story.ts';
import { continueStory } from '../stories/continue-story.ts';
import { favouriteStory } from '../stories/favourite-story.ts';
import { narrationTimes } from '../stories/hear-narration.ts';
import { narrateChapter } from '../stories/narrate-chapter.ts';
import { packStory, planPack } from '../stories/pack-story.ts';
import { redrawPicture } from '../stories/picture-requests.ts';
import { readProvenance } from '../stories/read-provenance.ts';
import { createStoryLister, creationStatus, isVersioned, readStory, titleOfRequest } from '../stories/read-stories.ts';
import { removeStory } from '../stories/remove-story.ts';
import { markReportSeen, reportChapter } from '../stories/report-chapter.ts';
import { loadChanges } from '../stories/sync.ts';
import { acceptToldChapter } from '../stories/told/accept-told-chapter.ts';
import type { AnswerCache } from './answer-cache.ts';
import { type Route, route } from './route.ts';

/** Stories and their chapters, and the change feed. */
export function storyRoutes(context: AppContext, answers: AnswerCache): Route[] {
	const listStories = createStoryLister(context);
	return [
		...chapterRoutes(context),
		route(firstLoadCalls.stories, ({ c, principal, query: { selectedChildId } }) =>
			// An empty id is another request than none: it hides what a child may not see.
			answers.respond(c, JSON.stringify(['stories', selectedChildId]), principal.familyVersion, async () => ({
				body: await listStories(principal, selectedChildId),
				isKeepable: true,
			})),
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
		route(firstLoadCalls.story, ({ c, principal, params: { id } }) =>
			answers.respond(c, `story ${id}`, storyVersion(principal, context.now()), async () => {
				const { story, isComplete } = await readStory(context, principal, id);
				return { body: story, isKeepable: isComplete && isVersioned(story) };
			}),
		),
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
		route(syncCalls.sync, ({ c, principal, query: { cursor = '' } }) => {
			const makers = { narrator: context.makers.narrator.name, storyteller: context.makers.storyteller.name };
			const version = principal.familyVersion && JSON.stringify([principal.familyVersion, makers]);
			return answers.respond(c, `sync ${cursor}`, version, async () => {
				const changes = await loadChanges(context.db, principal, cursor);
				// Whether the server knows a cursor may change without a commit of the family.
				const isKeepable = (cursor === '' || !changes.reset) && changes.stories.every(isVersioned);
				return { body: { ...changes, ...makers }, isKeepable };
			});
		}),
	];
}

/** Milliseconds after which a story that did not change is made again, and its pictures are looked for. */
const storyLifetime = 60_000;

/** The version of a story's answer. Null for an admin, whose reads of others' stories are audited. */
function storyVersion({ role, familyVersion }: SessionPrincipal, now: number): string | null {
	return role === 'admin' || familyVersion === null ? null : `${familyVersion} ${Math.floor(now / storyLifetime)}`;
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
		route(storyCalls.narrationTimes, ({ principal, params }) =>
			narrationTimes(context, principal, { storyId: params.id, chapterId: params.nodeId }),
		),
		route(storyCalls.narrate, ({ principal, body }) => narrateChapter(context, principal, body)),
	];
}
