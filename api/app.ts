import { Hono } from 'hono';
import { except } from 'hono/combine';
import { adminCalls } from '../shared/admin.ts';
import { limits } from '../shared/limits.ts';
import { webhookBytes, webhookPath } from '../shared/payment.ts';
import { answerError, answerUnknown, limitedBody } from './answer-errors.ts';
import type { Parts } from './parts.ts';
import { aboutRoutes } from './routes/about.ts';
import { adminRoutes } from './routes/admin.ts';
import { adminsOnly } from './routes/admins-only.ts';
import { authRoutes } from './routes/auth.ts';
import type { Env } from './routes/env.ts';
import { safeHeaders } from './routes/headers.ts';
import { healthRoutes } from './routes/health.ts';
import { mediaRoutes } from './routes/media.ts';
import { once } from './routes/once.ts';
import { paymentRoutes, webhookRoutes } from './routes/payment.ts';
import { createRateLimits } from './routes/rate-limits.ts';
import { requestLog } from './routes/request-log.ts';
import { inlineStylesOf, screenRoutes } from './routes/screens.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { signedIn } from './routes/signed-in.ts';
import { storyRoutes } from './routes/stories.ts';
import { syncRoutes } from './routes/sync.ts';
import { ttsRoutes } from './routes/tts.ts';
import { userRoutes } from './routes/users.ts';
import { closeAfterUnreadBody } from './unread-body.ts';

/** Addresses that only a signed-in reader gets to; those under /api/auth and /api/media look for themselves. */
const families = ['/api/users/*', '/api/stories/*', '/api/sync', '/api/tts', '/api/payment/*'];

/** The whole server but its sockets. `screens` is the folder of the built app; without it only the API answers. */
export function createApp(parts: Parts, screens?: string): Hono<Env> {
	const app = new Hono<Env>();
	app.onError(answerError);
	app.notFound(answerUnknown(app));
	app.use(closeAfterUnreadBody);
	app.use(requestLog(parts.config));
	app.use(safeHeaders(parts.config.secure, screens ? inlineStylesOf(screens) : []));
	// What is asked and guessed at in more than one place is counted in one.
	const attempts = createRateLimits(parts.config);
	// Stripe's events may be larger than what a person sends, and come without a session: they have a door of their own.
	app.use(webhookPath, limitedBody(webhookBytes));
	app.route('/', webhookRoutes(parts));
	// A device that catches up fetches thousands of pictures, and each costs next to nothing.
	app.use('/api/*', except('/api/media/*', attempts.ofAddress));
	// Before anything else of a request is looked at, even how large it is.
	app.use('/api/admin/*', signedIn(parts), adminsOnly, attempts.ofAccount);
	app.use(adminCalls.saveStory.path, limitedBody(limits.adminStoryBytes));
	app.use('/api/*', limitedBody(limits.bodyBytes, adminCalls.saveStory.path));
	for (const path of families) app.use(path, signedIn(parts), attempts.ofAccount, once(parts));
	app.use('/api/admin/*', once(parts));

	app.route('/', healthRoutes(parts));
	app.route('/', aboutRoutes(parts));
	app.route('/', authRoutes(parts, attempts));
	app.route('/', sessionRoutes(parts));
	app.route('/', userRoutes(parts, attempts));
	app.route('/', storyRoutes(parts));
	app.route('/', syncRoutes(parts));
	app.route('/', ttsRoutes(parts));
	app.route('/', paymentRoutes(parts));
	app.route('/', mediaRoutes(parts));
	app.route('/', adminRoutes(parts));
	if (screens) app.route('/', screenRoutes(screens));
	return app;
}
