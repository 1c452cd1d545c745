import { Hono } from 'hono';
import { adminCalls } from '../../shared/contract/admin.ts';
import {
	adminPath,
	apiPath,
	authenticatedPaths,
	isBelow,
	mediaPath,
	webhookBytes,
	webhookEndpoint,
} from '../../shared/contract/endpoints.ts';
import { limits } from '../../shared/rules/limits.ts';
import { adminRoutes } from '../routes/admin.ts';
import { createAnswerCache } from '../routes/answer-cache.ts';
import { authRoutes } from '../routes/auth.ts';
import type { Env } from '../routes/env.ts';
import { idempotency } from '../routes/idempotency.ts';
import { mediaRoutes } from '../routes/media.ts';
import { paymentRoutes, webhookRoute } from '../routes/payment.ts';
import { publicRoutes } from '../routes/public.ts';
import { createRateLimits } from '../routes/rate-limits.ts';
import { requestLog } from '../routes/request-log.ts';
import { requireAdmin, requireAuth } from '../routes/require-auth.ts';
import type { Route } from '../routes/route.ts';
import { securityHeaders } from '../routes/security-headers.ts';
import { inlineStyleHashes, staticRoutes } from '../routes/static-files.ts';
import { storyRoutes } from '../routes/stories.ts';
import { userRoutes } from '../routes/users.ts';
import type { AppContext } from './context.ts';
import { errorHandler, limitBody, notFoundHandler } from './error-handler.ts';
import { closeAfterUnreadBody } from './unread-body.ts';

/** All of the HTTP server, without sockets. `appFolder`: the built app; without it only the API answers. */
export function createApp(context: AppContext, appFolder?: string): Hono<Env> {
	const app = new Hono<Env>();
	app.onError(errorHandler(context));
	app.notFound(notFoundHandler(app));
	app.use(closeAfterUnreadBody);
	app.use(requestLog(context.config));
	app.use(securityHeaders(context.config.secure, appFolder ? inlineStyleHashes(appFolder) : []));
	// Login, password change and account deletion share one count of wrong guesses.
	const rateLimits = createRateLimits(context);
	const answers = createAnswerCache();
	// Stripe's events may exceed the body limit and come without a session, so their route is registered first.
	app.use(webhookEndpoint.path, limitBody(webhookBytes));
	addRoutes(app, [webhookRoute(context)]);
	// Media are exempt: a device that syncs fetches thousands of cheap pictures.
	app.use(`${apiPath}/*`, (c, next) => (isBelow(mediaPath, c.req.path) ? next() : rateLimits.byAddress(c, next)));
	// First, even before the size of the body: others must not learn which admin routes exist.
	app.use(`${adminPath}/*`, requireAuth(context), requireAdmin, rateLimits.byAccount);
	app.use(adminCalls.saveStory.path, limitBody(limits.adminStoryBytes));
	app.use(`${apiPath}/*`, limitBody(limits.bodyBytes, adminCalls.saveStory.path));
	for (const path of authenticatedPaths)
		app.use(path, requireAuth(context), rateLimits.byAccount, idempotency(context));
	app.use(`${adminPath}/*`, idempotency(context));

	addRoutes(app, [
		...publicRoutes(context),
		...authRoutes(context, rateLimits, answers),
		...userRoutes(context, rateLimits),
		...storyRoutes(context, answers),
		...paymentRoutes(context),
		...adminRoutes(context),
		...mediaRoutes(context),
	]);
	if (appFolder) app.route('/', staticRoutes(appFolder));
	return app;
}

function addRoutes(app: Hono<Env>, routes: readonly Route[]): void {
	for (const { method, path, handlers } of routes) app.on(method, [path], ...handlers);
}
