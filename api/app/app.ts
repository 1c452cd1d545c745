import { Hono } from 'hono';
import { except } from 'hono/combine';
import { adminCalls } from '../../shared/contract/admin.ts';
import { webhookBytes, webhookPath } from '../../shared/contract/payment.ts';
import { limits } from '../../shared/rules/limits.ts';
import { aboutRoutes } from '../routes/about.ts';
import { adminRoutes } from '../routes/admin.ts';
import { authRoutes, sessionRoutes } from '../routes/auth.ts';
import type { Env } from '../routes/env.ts';
import { healthRoutes } from '../routes/health.ts';
import { idempotency } from '../routes/idempotency.ts';
import { mediaRoutes } from '../routes/media.ts';
import { paymentRoutes, webhookRoutes } from '../routes/payment.ts';
import { createRateLimits } from '../routes/rate-limits.ts';
import { requestLog } from '../routes/request-log.ts';
import { requireAdmin, requireAuth } from '../routes/require-auth.ts';
import { securityHeaders } from '../routes/security-headers.ts';
import { inlineStyleHashes, staticRoutes } from '../routes/static-files.ts';
import { storyRoutes } from '../routes/stories.ts';
import { syncRoutes } from '../routes/sync.ts';
import { narrationRoutes } from '../routes/tts.ts';
import { userRoutes } from '../routes/users.ts';
import type { AppContext } from './context.ts';
import { errorHandler, limitBody, notFoundHandler } from './error-handler.ts';
import { closeAfterUnreadBody } from './unread-body.ts';

/** Paths that require a session. Routes under /api/auth and /api/media authenticate for themselves. */
const authenticatedPaths = ['/api/users/*', '/api/stories/*', '/api/sync', '/api/tts', '/api/payment/*'];

/** All of the HTTP server, without sockets. `appFolder`: the built app; without it only the API answers. */
export function createApp(context: AppContext, appFolder?: string): Hono<Env> {
	const app = new Hono<Env>();
	app.onError(errorHandler);
	app.notFound(notFoundHandler(app));
	app.use(closeAfterUnreadBody);
	app.use(requestLog(context.config));
	app.use(securityHeaders(context.config.secure, appFolder ? inlineStyleHashes(appFolder) : []));
	// Login, password change and account deletion share one count of wrong guesses.
	const rateLimits = createRateLimits(context.config);
	// Stripe's events may exceed the body limit and come without a session, so their route is registered first.
	app.use(webhookPath, limitBody(webhookBytes));
	app.route('/', webhookRoutes(context));
	// Media are exempt: a device that syncs fetches thousands of cheap pictures.
	app.use('/api/*', except('/api/media/*', rateLimits.byAddress));
	// First, even before the size of the body: others must not learn which admin routes exist.
	app.use('/api/admin/*', requireAuth(context), requireAdmin, rateLimits.byAccount);
	app.use(adminCalls.saveStory.path, limitBody(limits.adminStoryBytes));
	app.use('/api/*', limitBody(limits.bodyBytes, adminCalls.saveStory.path));
	for (const path of authenticatedPaths)
		app.use(path, requireAuth(context), rateLimits.byAccount, idempotency(context));
	app.use('/api/admin/*', idempotency(context));

	app.route('/', healthRoutes(context));
	app.route('/', aboutRoutes(context));
	app.route('/', authRoutes(context, rateLimits));
	app.route('/', sessionRoutes(context));
	app.route('/', userRoutes(context, rateLimits));
	app.route('/', storyRoutes(context));
	app.route('/', syncRoutes(context));
	app.route('/', narrationRoutes(context));
	app.route('/', paymentRoutes(context));
	app.route('/', mediaRoutes(context));
	app.route('/', adminRoutes(context));
	if (appFolder) app.route('/', staticRoutes(appFolder));
	return app;
}
