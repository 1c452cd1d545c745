import { buildApp, isAppBuilt } from './build-app.ts';
import { buildServer, isServerBuilt } from './build-server.ts';

/** Builds the app and the server, each unless it was built from the present sources. */
export async function buildIfNeeded(): Promise<void> {
	if (!isAppBuilt()) {
		console.log('Building the app …');
		await inProduction(buildApp);
	}
	if (!isServerBuilt()) {
		console.log('Building the server …');
		await inProduction(buildServer);
	}
}

export function isBuilt(): boolean {
	return isAppBuilt() && isServerBuilt();
}

/** With another NODE_ENV, as in tests, the bundler would use development builds of libraries. */
async function inProduction(work: () => Promise<void>): Promise<void> {
	const { NODE_ENV } = process.env;
	process.env.NODE_ENV = 'production';
	try {
		await work();
	} finally {
		if (NODE_ENV === undefined) delete process.env.NODE_ENV;
		else process.env.NODE_ENV = NODE_ENV;
	}
}

if (import.meta.main) await buildIfNeeded();
