import * as z from 'zod/mini';
import { call } from './call.ts';
import { Story } from './story.ts';
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
export const AsChild = z.object({ selectedChildId: z.optional(z.string().check(z.maxLength(100))) });
const Done = z.object({ ok: z.literal(true) });

/**
 * The calls of product.md §7 that a family makes, and those of decisions §12 that go with them. The calls by which
 * something new is made are apart, in `making.ts`: the app's first screens do without their long lists of words.
 */
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
	story: call({ method: 'GET', path: '/api/stories/:id', answer: Story }),
	/** The answer is only about the story's beginning: the story itself is fetched anew. */
	retryStory: call({ method: 'POST', path: '/api/stories/:id/retry', answer: z.object({ _id: z.string() }) }),
	deleteStory: call({ method: 'DELETE', path: '/api/stories/:id', answer: Done }),

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
