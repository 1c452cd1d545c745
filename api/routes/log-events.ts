import { webhookPath } from '../../shared/contract/payment.ts';

type AnsweredRequest = { method: string; route: string; status: number; code?: string | undefined };

/** Successful requests with an event code of their own, for security audits. */
const successEvents: Readonly<Record<string, string>> = {
	'POST /api/auth/login': 'login',
	'POST /api/auth/register': 'registered',
	'POST /api/auth/logout': 'logout',
	'PUT /api/auth/password': 'password-changed',
	'GET /api/users/export': 'exported',
	'DELETE /api/users/me': 'account-deleted',
	'DELETE /api/users/children/:childId': 'child-deleted',
	'POST /api/stories/:id/report': 'chapter-reported',
};

/** Event codes of 4xx answers, by error code, else by status. */
const errorEvents: Readonly<Record<string, string>> = {
	'wrong-credentials': 'login-failed',
	'wrong-password': 'password-wrong',
	'name-not-kind': 'moderation-hit',
	'name-not-allowed': 'moderation-hit',
	'not-signed': 'webhook-refused',
	401: 'no-session',
	403: 'forbidden',
	404: 'not-found',
	429: 'limiter-hit',
};

/** The event code of an answered request: `request`, unless it matters for security. One request is one line. */
export function eventName({ method, route, status, code = '' }: AnsweredRequest): string {
	if (status >= 500) return status === 500 ? 'fault' : 'unavailable';
	if (status >= 400)
		return errorEvents[code] ?? (route === webhookPath ? 'webhook-refused' : (errorEvents[status] ?? 'refused'));
	return successEvents[`${method} ${route}`] ?? (isAdminChange(method, route) ? 'admin-change' : 'request');
}

function isAdminChange(method: string, route: string): boolean {
	return method !== 'GET' && method !== 'HEAD' && route.startsWith('/api/admin/');
}
