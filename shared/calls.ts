import * as z from 'zod/mini';
import { call } from './call.ts';
import { timeouts } from './limits.ts';
import { Choose, CreationStatus, Narrate, Narrated, NewStory, NextChapter, Story, StoryBegun } from './story.ts';
import {
	ContentSettings,
	Credentials,
	NewChild,
	PasswordChange,
	ProfileUpdate,
	Registration,
	Session,
	User,
} from './user.ts';

/** Whose stories are meant: the child that a parent acts as, or nobody in the parent view. */
const AsChild = z.object({ selectedChildId: z.optional(z.string().check(z.maxLength(100))) });
const Done = z.object({ ok: z.literal(true) });

/** Every call of product.md §7 that a family makes, and those of decisions §12 that go with them. */
export const calls = {
	register: call({ method: 'POST', path: '/api/auth/register', body: Registration, answer: Session }),
	login: call({ method: 'POST', path: '/api/auth/login', body: Credentials, answer: Session }),
	logout: call({ method: 'POST', path: '/api/auth/logout', answer: Done }),
	me: call({ method: 'GET', path: '/api/auth/profile', answer: User }),
	changePassword: call({ method: 'PUT', path: '/api/auth/password', body: PasswordChange, answer: Session }),

	saveProfile: call({ method: 'PUT', path: '/api/users/profile', body: ProfileUpdate, answer: User }),
	children: call({ method: 'GET', path: '/api/users/children', answer: z.array(User) }),
	addChild: call({ method: 'POST', path: '/api/users/children', body: NewChild, answer: User }),
	saveChildSettings: call({
		method: 'PUT',
		path: '/api/users/settings/:childId',
		body: ContentSettings,
		answer: User,
	}),
	deleteChild: call({ method: 'DELETE', path: '/api/users/children/:childId', answer: Done }),

	stories: call({ method: 'GET', path: '/api/stories', query: AsChild, answer: z.array(Story) }),
	createStory: call({
		method: 'POST',
		path: '/api/stories',
		query: AsChild,
		body: NewStory,
		answer: StoryBegun,
		timeout: timeouts.createStory,
	}),
	creationStatus: call({ method: 'GET', path: '/api/stories/status/:frontendRequestId', answer: CreationStatus }),
	storyOfRequest: call({
		method: 'GET',
		path: '/api/stories/id/:frontendRequestId',
		answer: z.object({ _id: z.string(), title: z.string() }),
	}),
	story: call({ method: 'GET', path: '/api/stories/:id', answer: Story }),
	nextChapter: call({
		method: 'POST',
		path: '/api/stories/:id/generate',
		body: Choose,
		answer: NextChapter,
		timeout: timeouts.nextChapter,
	}),
	retryStory: call({ method: 'POST', path: '/api/stories/:id/retry', answer: StoryBegun }),
	deleteStory: call({ method: 'DELETE', path: '/api/stories/:id', answer: Done }),

	narrate: call({
		method: 'POST',
		path: '/api/tts',
		body: Narrate,
		answer: Narrated,
		timeout: timeouts.nextChapter,
	}),
	checkout: call({
		method: 'POST',
		path: '/api/payment/create-checkout-session',
		answer: z.object({ url: z.string() }),
	}),
	ready: call({
		method: 'GET',
		path: '/api/ready',
		answer: z.object({
			ready: z.boolean(),
			storyteller: z.string(),
			illustrator: z.string(),
			narrator: z.string(),
		}),
	}),
} as const;
