import { v7 as newId } from 'uuid';
import { chapterById } from '../../db/chapters.ts';
import { addReport, lastReport } from '../../db/reports.ts';
import { storyInput } from '../../stories/testing/story-requests.ts';
import { tellStory, withChapter } from '../../stories/testing/told-chapters.ts';
import type { PaymentServer } from '../payment-server.ts';
import { type AccountResources, type ActorFixture, password } from './fixture.ts';
import type { Row } from './permission-matrix.ts';

/** The parts of a request besides method and path. */
type RequestParts = { params?: Record<string, string>; query?: Record<string, string>; body?: object };
/** Builds the parts of a request about a resource; for a route without a resource it gets the principal's own. */
type RequestBuilder = (
	target: AccountResources,
	fixture: ActorFixture,
	paymentServer: PaymentServer,
) => RequestParts | Promise<RequestParts>;
export type Request = { method: string; path: string; body?: object };

const profile = { name: 'Kim', age: 7 };
const settings = { allowedGenres: ['pirate'], contentRestrictions: { maxAgeRating: 5, disabledTopics: [] } };
const registration = { password, profile, consent: true };
const wrong = 'another-password-of-an-admin';

const ofStory: RequestBuilder = ({ story }) => ({ params: { id: story } });
const ofUser: RequestBuilder = ({ user }) => ({ params: { id: user } });
const ofRequest: RequestBuilder = ({ request }) => ({ params: { frontendRequestId: request } });
const ofChapter: RequestBuilder = ({ story, chapter }) => ({ params: { id: story, nodeId: chapter } });
const ofChapterHere: RequestBuilder = ({ chapter }, { resources }) => ({
	params: { id: resources.own.story, nodeId: chapter },
});
const nothing: RequestBuilder = () => ({});
const choice = (story: string, nodeId: string, choiceIndex: number): RequestParts => ({
	params: { id: story },
	body: { nodeId, choiceIndex },
});
const scary = (id: string, nodeId: string, query = {}): RequestParts => ({
	params: { id },
	query,
	body: { nodeId, reason: 'scary' },
});
const spoken = (text: string, storyId: string, nodeId: string): RequestParts => ({
	body: { text, voice: 'sage', storyId, nodeId },
});

/** A chapter of a device after the second choice of a chapter, as `chapterRows` offers it. */
function toldAfter(id: string, parentNodeId: string): RequestParts {
	const told = tellStory([0], { ageGroup: '6-8', ageRating: 7 }).uploads[1]!;
	const place = { parentNodeId, choiceIndex: 1, choiceTaken: 'Go right' };
	return { params: { id }, body: withChapter(told, place) };
}

/** The parts of the request of each row, by its name in the matrix; a row without an entry needs none. */
const requestBuilders: Record<string, RequestBuilder> = {
	'POST /api/payment/webhook (unsigned)': () => ({ body: { id: 'evt_1', type: 'checkout.session.completed' } }),
	'POST /api/auth/register (an email)': ({ email }) => ({ body: { ...registration, email } }),
	'POST /api/auth/login (an email, the own password)': ({ email }, { resources }) => ({
		body: { email, password: email === resources.own.email ? password : wrong },
	}),
	'DELETE /api/auth/sessions/:id': ({ session }) => ({ params: { id: session } }),
	'PUT /api/auth/password': () => ({ body: { currentPassword: password, newPassword: wrong } }),
	'PUT /api/auth/password (a wrong one)': () => ({ body: { currentPassword: wrong, newPassword: wrong } }),
	'PUT /api/users/profile (a name)': ({ role }) => ({
		body: { profile: { name: 'Kim', age: role === 'child' ? 7 : 36 } },
	}),
	'PUT /api/users/profile (an age)': () => ({ body: { profile: { name: 'Kim', age: 17 } } }),
	'PUT /api/users/profile (settings)': () => ({ body: { profile, settings } }),
	'PUT /api/users/comfort': () => ({ body: { size: 3 } }),
	'PUT /api/users/comfort (as a child)': ({ child }) => ({ query: { selectedChildId: child }, body: { size: 3 } }),
	'POST /api/users/children': () => ({ body: { profile } }),
	'POST /api/users/children (named)': ({ child }) => ({ body: { _id: child, profile } }),
	'PUT /api/users/settings/:childId': ({ child }) => ({ params: { childId: child }, body: settings }),
	'DELETE /api/users/children/:childId': ({ child }) => ({ params: { childId: child } }),
	'DELETE /api/users/me': () => ({ body: { password } }),
	'DELETE /api/users/me (a wrong password)': () => ({ body: { password: wrong } }),

	'GET /api/stories (as a child)': ({ child }) => ({ query: { selectedChildId: child } }),
	'POST /api/stories': () => ({ body: storyInput() }),
	'POST /api/stories (as a child)': ({ child }) => ({ query: { selectedChildId: child }, body: storyInput() }),
	'POST /api/stories (named)': ({ story }) => ({ body: { ...storyInput(), _id: story } }),
	'POST /api/stories (a request)': ({ request }) => ({ body: storyInput({ frontendRequestId: request }) }),
	'GET /api/stories/status/:frontendRequestId': ofRequest,
	'GET /api/stories/id/:frontendRequestId': ofRequest,
	'GET /api/stories/:id': ofStory,
	'DELETE /api/stories/:id': ofStory,
	'POST /api/stories/:id/generate (a choice taken before)': ({ story, chapter }) => choice(story, chapter, 0),
	'POST /api/stories/:id/generate (a new choice)': ({ story, chapter }) => choice(story, chapter, 1),
	'POST /api/stories/:id/generate (a chapter in the own story)': ({ lastChapter }, { resources }) =>
		choice(resources.own.story, lastChapter, 1),
	'POST /api/stories/:id/chapters (named)': ({ story }) => {
		const [upload] = tellStory([]).uploads;
		return { params: { id: story }, body: { ...upload, story: { ...upload!.story, _id: story } } };
	},
	'POST /api/stories/:id/chapters (a new story as a child)': ({ child }) => {
		const { id, uploads } = tellStory([]);
		return { params: { id }, query: { selectedChildId: child }, body: uploads[0]! };
	},
	'POST /api/stories/:id/chapters (a next chapter)': ({ story, chapter }) => toldAfter(story, chapter),
	'POST /api/stories/:id/chapters (after a chapter in the own story)': ({ chapter }, { resources }) =>
		toldAfter(resources.own.story, chapter),
	'POST /api/stories/:id/retry': ({ failedStory }) => ({ params: { id: failedStory } }),
	'PUT /api/stories/:id/favourite': ({ story }) => ({ params: { id: story }, body: { isFavourite: true } }),
	'GET /api/stories/:id/pack': ({ story }) => ({ params: { id: story }, query: { depth: '1' } }),
	'POST /api/stories/:id/pack': ({ story }) => ({ params: { id: story }, body: { depth: 1 } }),
	'GET /api/stories/:id/nodes/:nodeId/making': ofChapter,
	'GET /api/stories/:id/nodes/:nodeId/making (a chapter in the own story)': ofChapterHere,
	'POST /api/stories/:id/nodes/:nodeId/redraw': ofChapter,
	'POST /api/stories/:id/nodes/:nodeId/redraw (a chapter in the own story)': ofChapterHere,
	'GET /api/stories/:id/nodes/:nodeId/times': ofChapter,
	'GET /api/stories/:id/nodes/:nodeId/times (a chapter in the own story)': ofChapterHere,
	'POST /api/stories/:id/report': ({ story, lastChapter }) => scary(story, lastChapter),
	'POST /api/stories/:id/report (a chapter in the own story)': ({ lastChapter }, { resources }) =>
		scary(resources.own.story, lastChapter),
	'POST /api/stories/:id/report (as a child)': ({ child }, { resources: { own } }) =>
		scary(own.story, own.lastChapter, { selectedChildId: child }),
	'POST /api/stories/:id/report/seen': async (target, _, paymentServer) => {
		await reportOf(target, paymentServer);
		return { params: { id: target.story }, body: { nodeId: target.lastChapter } };
	},
	'POST /api/stories/:id/report/seen (a chapter in the own story)': async (target, { resources }, paymentServer) => {
		await reportOf(target, paymentServer);
		return { params: { id: resources.own.story }, body: { nodeId: target.lastChapter } };
	},
	'POST /api/tts (narrated before)': ({ text, story, chapter }) => spoken(text, story, chapter),
	'POST /api/tts (never narrated)': ({ lastText, story, lastChapter }) => spoken(lastText, story, lastChapter),
	'POST /api/tts (a chapter in the own story)': ({ text, chapter }, { resources }) =>
		spoken(text, resources.own.story, chapter),
	'GET /api/media/:name': ({ media }) => ({ params: { name: media } }),
	'GET /api/media/narration/:storyId/:chapterId (narrated before)': ({ story, chapter }) => ({
		params: { storyId: story, chapterId: chapter },
	}),

	'POST /api/payment/confirm': async ({ payer, story }, _, paymentServer) => {
		if (!payer) return { body: { sessionId: story.replaceAll('-', '_') } };
		// Stripe's own word of it is on its way.
		paymentServer.connection.isCut = true;
		const sessionId = await paymentServer.payCheckout({ token: payer });
		paymentServer.connection.isCut = false;
		return { body: { sessionId } };
	},

	'POST /api/admin/users': () => ({
		body: { ...userOf('parent'), email: `${newId()}@example.com`, password },
	}),
	'GET /api/admin/users/:id': ofUser,
	'GET /api/admin/users/:id/children': ofUser,
	'PUT /api/admin/users/:id': ({ user, role }) => ({ params: { id: user }, body: userOf(role) }),
	'DELETE /api/admin/users/:id': ofUser,
	'GET /api/admin/stories/:id': ofStory,
	'PUT /api/admin/stories/:id': ({ story }) => ({
		params: { id: story },
		body: { title: 'Another title', isPublished: true },
	}),
	'DELETE /api/admin/stories/:id': ofStory,
	'PUT /api/admin/reports/:id': async (target, _, paymentServer) => ({
		params: { id: await reportOf(target, paymentServer) },
		body: { decision: 'shown' },
	}),
	'POST /api/admin/settings': () => ({ body: { textModel: 'deepseek' } }),
	'POST /api/admin/backups': () => ({ body: {} }),
	'POST /api/admin/settings/try (not configured)': () => ({ body: { textModel: 'deepseek' } }),
	'POST /api/admin/settings/try-voice (not configured)': () => ({ body: {} }),
};

/** The request of a row about a resource. */
export async function requestFor(
	{ name, method, path }: Row,
	target: AccountResources,
	fixture: ActorFixture,
	paymentServer: PaymentServer,
): Promise<Request> {
	const { params = {}, query = {}, body } = await (requestBuilders[name] ?? nothing)(target, fixture, paymentServer);
	const filled = path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? `no ${param}`));
	const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
	return { method, path: filled + search, ...(body ? { body } : {}) };
}

/** The id of an unseen report of the story's last chapter; the chapter's name where it does not exist. */
async function reportOf(
	{ story, lastChapter, user }: AccountResources,
	{ server: { db, clock } }: PaymentServer,
): Promise<string> {
	const before = await lastReport(db, lastChapter);
	if (before || !(await chapterById(db, story, lastChapter))) return before?.id ?? lastChapter;
	const id = newId();
	await addReport(db, {
		...{ id, story_id: story, chapter_id: lastChapter, account_id: user, child_id: null, reason: 'sad' },
		...{ decision: null, created_at: clock.now, decided_at: null, seen_at: null },
	});
	return id;
}

function userOf(role: AccountResources['role']): object {
	return { role, profile: { name: 'Kim' }, subscription: { status: 'active', hasLifetimeAccess: false } };
}
