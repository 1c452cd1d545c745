import { Hono } from 'hono';
import { except } from 'hono/combine';
import { adminCalls } from '../../shared/contract/admin.ts';
import { webhookBytes, webhookPath } from '../../shared/contract/payment.ts';
import { limits } from '../../shared/rules/limits.ts';
import { aboutRoutes } from '../routes/about.ts';
import { adminRoutes } from '../routes/admin.ts';
import { authRoutes } from '../routes/auth.ts';
import type { Env } from '../routes/env.ts';
import { healthRoutes } from '../routes/health.ts';
import { idempotency } from '../routes/idempotency.ts';
import { mediaRoutes } from '../routes/media.ts';
import { paymentRoutes, webhookRoutes } from '../routes/payment.ts';
import { createRateLimits } from '../routes/rate-limits.ts';
import { requestLog } from '../routes/request-log.ts';
import { requireAdmin } from '../routes/require-admin.ts';
import { requireAuth } from '../routes/require-auth.ts';
import { securityHeaders } from '../routes/security-headers.ts';
import { sessionRoutes } from '../routes/sessions.ts';
import { inlineStyleHashes, staticRoutes } from '../routes/static-files.ts';
import { storyRoutes } from '../routes/stories.ts';
import { syncRoutes } from '../routes/sync.ts';
import { ttsRoutes } from '../routes/tts.ts';
import { userRoutes } from '../routes/users.ts';
import type { AppContext } from './context.ts';
import { errorHandler, limitBody, notFoundHandler } from './error-handler.ts';
import { closeAfterUnreadBody } from './unread-body.ts';

/** Addresses that only a signed-in reader gets to; those under /api/auth and /api/media look for themselves. */
const authenticatedPaths = ['/api/users/*', '/api/stories/*', '/api/sync', '/api/tts', '/api/payment/*'];

/** The whole server but its sockets. `screens` is the folder of the built app; without it only the API answers. */
export function createApp(context: AppContext, appFolder?: string): Hono<Env> {
	const app = new Hono<Env>();
	app.onError(errorHandler);
	app.notFound(notFoundHandler(app));
	app.use(closeAfterUnreadBody);
	app.use(requestLog(context.config));
	app.use(securityHeaders(context.config.secure, appFolder ? inlineStyleHashes(appFolder) : []));
	// What is asked and guessed at in more than one place is counted in one.
	const rateLimits = createRateLimits(context.config);
	// Stripe's events may be larger than what a person sends, and come without a session: they have a door of their own.
	app.use(webhookPath, limitBody(webhookBytes));
	app.route('/', webhookRoutes(context));
	// A device that catches up fetches thousands of pictures, and each costs next to nothing.
	app.use('/api/*', except('/api/media/*', rateLimits.byAddress));
	// Before anything else of a request is looked at, even how large it is.
	app.use('/api/admin/*', requireAuth(context), requireAdmin, rateLimits.ofAccount);
	app.use(adminCalls.saveStory.path, limitBody(limits.adminStoryBytes));
	app.use('/api/*', limitBody(limits.bodyBytes, adminCalls.saveStory.path));
	for (const path of authenticatedPaths)
		app.use(path, requireAuth(context), rateLimits.ofAccount, idempotency(context));
	app.use('/api/admin/*', idempotency(context));

	app.route('/', healthRoutes(context));
	app.route('/', aboutRoutes(context));
	app.route('/', authRoutes(context, rateLimits));
	app.route('/', sessionRoutes(context));
	app.route('/', userRoutes(context, rateLimits));
	app.route('/', storyRoutes(context));
	app.route('/', syncRoutes(context));
	app.route('/', ttsRoutes(context));
	app.route('/', paymentRoutes(context));
	app.route('/', mediaRoutes(context));
	app.route('/', adminRoutes(context));
	if (appFolder) app.route('/', staticRoutes(appFolder));
	return app;
}
