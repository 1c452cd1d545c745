import { timeouts } from '../rules/limits.ts';
import type { Endpoint } from './call.ts';

/* What the contract says without schemas: the service worker uses it too, and must stay small. */

/** Everything at and below these paths belongs to the server, not to a screen. */
export const apiPath = '/api';
export const socketPath = '/socket.io';

export const adminPath = '/api/admin';
export const mediaPath = '/api/media';

/** Paths that require a session, in the router's notation. Calls elsewhere authenticate for themselves, or are public. */
export const authenticatedPaths = [
	'/api/users/*',
	'/api/stories/*',
	'/api/sync',
	'/api/tts',
	'/api/payment/*',
] as const;

/** Whether a path is the given one or below it. */
export function isBelow(parent: string, path: string): boolean {
	return `${path}/`.startsWith(`${parent}/`);
}

/** The calls that the outbox sends. */
export const outboxEndpoints = {
	createStory: { method: 'POST', path: '/api/stories', timeout: timeouts.createStory },
	retryStory: { method: 'POST', path: '/api/stories/:id/retry', timeout: timeouts.call },
	deleteStory: { method: 'DELETE', path: '/api/stories/:id', timeout: timeouts.call },
	setFavourite: { method: 'PUT', path: '/api/stories/:id/favourite', timeout: timeouts.call },
	nextChapter: { method: 'POST', path: '/api/stories/:id/generate', timeout: timeouts.nextChapter },
	uploadChapter: { method: 'POST', path: '/api/stories/:id/chapters', timeout: timeouts.call },
	reportChapter: { method: 'POST', path: '/api/stories/:id/report', timeout: timeouts.call },
	markReportSeen: { method: 'POST', path: '/api/stories/:id/report/seen', timeout: timeouts.call },
	narrate: { method: 'POST', path: '/api/tts', timeout: timeouts.nextChapter },
	saveProfile: { method: 'PUT', path: '/api/users/profile', timeout: timeouts.call },
	saveComfort: { method: 'PUT', path: '/api/users/comfort', timeout: timeouts.call },
	addChild: { method: 'POST', path: '/api/users/children', timeout: timeouts.call },
	saveChildSettings: { method: 'PUT', path: '/api/users/settings/:childId', timeout: timeouts.call },
	deleteChild: { method: 'DELETE', path: '/api/users/children/:childId', timeout: timeouts.call },
} as const;

/** Pictures and narration. */
export const mediaEndpoint = { method: 'GET', path: `${mediaPath}/:name` } as const satisfies Endpoint;

/** A chapter's recording while it is made; later a redirect to its file; 204 for neither. Below `mediaPath`, for its cookie. */
export const narrationEndpoint = {
	method: 'GET',
	path: `${mediaPath}/narration/:storyId/:chapterId`,
} as const satisfies Endpoint;

/** Answers with a ZIP archive: all data of an account as JSON, pictures and narration. */
export const exportEndpoint = { method: 'GET', path: '/api/users/export' } as const satisfies Endpoint;

/** Receives Stripe's events, in Stripe's format. */
export const webhookEndpoint = { method: 'POST', path: '/api/payment/webhook' } as const satisfies Endpoint;
/** Far above Stripe's largest events. */
export const webhookBytes = 256 * 1024;
