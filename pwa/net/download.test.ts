import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { download } from './download.ts';
import { onTokenRejected } from './request-error.ts';

const zip = 'application/zip';
const requests: { path: string; authorization: string | undefined }[] = [];

function answer(body: BodyInit, status = 200, headers: Record<string, string> = { 'Content-Type': zip }): void {
	globalThis.fetch = async (path, init) => {
		requests.push({ path: String(path), authorization: (init?.headers as Record<string, string>).Authorization });
		return new Response(body, { status, headers });
	};
}

beforeEach(() => {
	requests.length = 0;
	vi.stubGlobal('localStorage', { getItem: () => 'a token' });
});
afterAll(() => vi.unstubAllGlobals());

it('a download returns the file with its name, with the session’s token', async () => {
	answer('PK', 200, { 'Content-Type': zip, 'Content-Disposition': 'attachment; filename="everbranch-2026-11-21.zip"' });
	const { name, bytes } = await download('/api/users/export', zip);
	expect([name, await bytes.text()]).toEqual(['everbranch-2026-11-21.zip', 'PK']);
	expect(requests).toEqual([{ path: '/api/users/export', authorization: 'Bearer a token' }]);
});

it('a download that is interrupted throws cut-off', async () => {
	const broken = new ReadableStream({
		start: (controller) => controller.enqueue(new TextEncoder().encode('PK')),
		pull: (controller) => controller.error(new TypeError('terminated')),
	});
	answer(broken);
	await expect(download('/api/users/export', zip)).rejects.toMatchObject({ status: 0, code: 'cut-off' });
});

it('a response of another media type is not taken for the file', async () => {
	answer('<html>Welcome to the hotel network</html>', 200, { 'Content-Type': 'text/html' });
	await expect(download('/api/users/export', zip)).rejects.toMatchObject({ status: 0, code: 'unexpected-answer' });
});

it('an error response throws the server’s sentence, and reports a rejected token', async () => {
	const refused: string[] = [];
	onTokenRejected((token) => refused.push(token));
	answer(JSON.stringify({ error: 'Please log in.', message: 'Please log in.', code: 'no-session' }), 401);
	await expect(download('/api/users/export', zip)).rejects.toMatchObject({ status: 401, message: 'Please log in.' });
	expect(refused).toEqual(['a token']);
});

it('a download without a response throws offline', async () => {
	globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
	await expect(download('/api/users/export', zip)).rejects.toMatchObject({ status: 0, code: 'offline' });
});
