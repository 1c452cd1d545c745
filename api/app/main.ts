import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMakers } from '../makers/create.ts';
import { readConfig } from './config.ts';
import { StartError } from './errors.ts';
import { createBufferedOutput, errorFields, log, logWarning, setLogSink } from './log.ts';
import { type RunningServer, start } from './start.ts';

/** As seen from here, and from the bundle, `api/built/main.js`. */
const appFolder = fileURLToPath(new URL('../../dist', import.meta.url));
/** Beside the bundle only. */
const builtStorylets = join(import.meta.dirname, 'storylets');

const output = createBufferedOutput(process.stdout);
process.once('exit', output.flush);

// New files are readable by the server's own user only.
process.umask(0o077);

try {
	const config = readConfig(process.env);
	const isBuilt = existsSync(appFolder);
	setLogSink(output.write);
	const options = existsSync(builtStorylets) ? { builtStorylets } : {};
	const running = await start(config, (config) => createMakers(config, options), isBuilt ? appFolder : undefined);
	stopOnSignal(running);
	logUncaughtErrors();
	const { storyteller, illustrator, narrator } = running.makers;
	const address = config.publicUrl.replace(/:0$/, `:${running.port}`);
	console.log(`Everbranch is ready: ${address}`);
	console.log(`Stories by: ${storyteller.name}. Pictures by: ${illustrator.name}. Voice by: ${narrator.name}.`);
	if (!isBuilt) console.log('The screens are not built yet, so only the API answers. Build them and start again.');
} catch (error) {
	if (!(error instanceof StartError)) throw error;
	// At once: a connection to a database that refuses this start may stay open for half a minute.
	process.stderr.write(`${error.message}\n`, () => process.exit(1));
}

/** Stops on SIGINT or SIGTERM; a second signal exits at once. */
function stopOnSignal(running: RunningServer): void {
	const stop = () => {
		process.once('SIGINT', () => process.exit(1)).once('SIGTERM', () => process.exit(1));
		running.stop().then(
			() => process.exit(0),
			(error: unknown) => {
				log({ level: 'error', event: 'stopped-badly', ...errorFields(error) });
				process.exit(1);
			},
		);
	};
	process.once('SIGINT', stop).once('SIGTERM', stop);
}

/**
 * Node would print warnings and uncaught errors with their messages, which may hold a name or a prompt. Called after the start,
 * so that a failed start still prints its reason.
 */
function logUncaughtErrors(): void {
	process.removeAllListeners('warning');
	process.on('warning', logWarning);
	process.once('uncaughtException', (error) => {
		log({ level: 'error', event: 'crashed', ...errorFields(error) });
		process.exit(1);
	});
}
