import { Hono } from 'hono';
import { limits } from '../shared/limits.ts';
import { answerError, answerUnknown, limitedBody } from './answer-errors.ts';
import type { Parts } from './parts.ts';
import { aboutRoutes } from './routes/about.ts';
import { authRoutes } from './routes/auth.ts';
import type { Env } from './routes/env.ts';
import { safeHeaders } from './routes/headers.ts';
import { healthRoutes } from './routes/health.ts';
import { mediaRoutes } from './routes/media.ts';
import { once } from './routes/once.ts';
import { screenRoutes } from './routes/screens.ts';
import { signedIn } from './routes/signed-in.ts';
import { storyRoutes } from './routes/stories.ts';
import { ttsRoutes } from './routes/tts.ts';
import { userRoutes } from './routes/users.ts';

/** Addresses that only a signed-in reader gets to; those under /api/auth and /api/media look for themselves. */
const families = ['/api/users/*', '/api/stories/*', '/api/tts'];

/** The whole server but its sockets. `screens` is the folder of the built app; without it only the API answers. */
export function createApp(parts: Parts, screens?: string): Hono<Env> {
	const app = new Hono<Env>();
	app.onError(answerError);
	app.notFound(answerUnknown(app));
	app.use(safeHeaders(parts.config.secure));
	app.use('/api/*', limitedBody(limits.bodyBytes));
	for (const path of families) app.use(path, signedIn(parts), once(parts));

	app.route('/', healthRoutes(parts));
	app.route('/', aboutRoutes(parts));
	app.route('/', authRoutes(parts));
	app.route('/', userRoutes(parts));
	app.route('/', storyRoutes(parts));
	app.route('/', ttsRoutes(parts));
	app.route('/', mediaRoutes(parts));
	if (screens) app.route('/', screenRoutes(screens));
	return app;
}
