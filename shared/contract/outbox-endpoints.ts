import { timeouts } from '../rules/limits.ts';

/**
 * Method, path and timeout of the calls that the outbox sends, without their schemas: the service worker sends them too,
 * and must stay small.
 */
export const outboxEndpoints = {
	createStory: { method: 'POST', path: '/api/stories', timeout: timeouts.createStory },
	retryStory: { method: 'POST', path: '/api/stories/:id/retry', timeout: timeouts.call },
	deleteStory: { method: 'DELETE', path: '/api/stories/:id', timeout: timeouts.call },
	nextChapter: { method: 'POST', path: '/api/stories/:id/generate', timeout: timeouts.nextChapter },
	reportChapter: { method: 'POST', path: '/api/stories/:id/report', timeout: timeouts.call },
	markReportSeen: { method: 'POST', path: '/api/stories/:id/report/seen', timeout: timeouts.call },
	narrate: { method: 'POST', path: '/api/tts', timeout: timeouts.nextChapter },
	saveProfile: { method: 'PUT', path: '/api/users/profile', timeout: timeouts.call },
	addChild: { method: 'POST', path: '/api/users/children', timeout: timeouts.call },
	saveChildSettings: { method: 'PUT', path: '/api/users/settings/:childId', timeout: timeouts.call },
	deleteChild: { method: 'DELETE', path: '/api/users/children/:childId', timeout: timeouts.call },
} as const;
