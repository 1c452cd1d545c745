import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The durations of a provider in milliseconds; for a text until its first and its last piece. */
export type Pace = {
	plan: { firstPiece: number; whole: number };
	chapter: { firstPiece: number; whole: number };
	picture: number;
	voice: number;
	/** Pictures of one colour, which are cheap to encode. */
	plainPictures?: boolean;
};

export type ProviderProcess = AsyncDisposable & { baseUrl: string };

/** `@copilotkit/aimock` at a given pace, in its own process so that it does not disturb the measurement. */
export async function startProvider(pace: Pace): Promise<ProviderProcess> {
	const program = join(import.meta.dirname, 'provider-program.ts');
	const child = spawn(process.execPath, [program, JSON.stringify(pace)], {
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	const [baseUrl] = (await once(child, 'message')) as [string];
	return {
		baseUrl,
		async [Symbol.asyncDispose]() {
			child.kill('SIGTERM');
			if (child.exitCode === null) await once(child, 'exit');
		},
	};
}

/** The environment of a server whose makers all use that provider, without caps and fallback. */
export function providerEnv({ baseUrl }: ProviderProcess, concurrency: number): Record<string, string> {
	return {
		OPENAI_BASE_URL: baseUrl,
		OPENAI_API_KEY: 'none',
		FALLBACK: 'none',
		LOOK_AHEAD: '0',
		DAILY_STORY_CAP: '0',
		QUEUE_CONCURRENCY: String(concurrency),
		QUEUE_BUSY: '10000',
		QUEUE_FULL: '10000',
	};
}
