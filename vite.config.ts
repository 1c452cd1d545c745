import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { oldestBrowsers } from './scripts/oldest-browsers.ts';

const api = 'http://127.0.0.1:3000';

/**
 * What every start asks for as soon as its first screen is painted: fetched as many small files, it takes a quarter more work.
 * Evaluated as one file, it blocks a slow tablet: `account` is zod and the schema of an account, `contract` the other schemas of
 * the session's requests, `network` these requests, `home` the rest.
 */
const account = /shared[\\/]contract[\\/]user\.ts$/;
const contract = /shared[\\/]contract[\\/](auth|first-load|sync)\.ts$/;
const network = /pwa[\\/]session[\\/]session-requests\.ts$/;
const home =
	/pwa[\\/](shell[\\/](service-worker|app-banners|pin-toggle|report-reasons|outbox[\\/]outbox-strip)|streaming[\\/]streaming-text|dashboard[\\/](another-story|card-badges|floating-button|list-notice|list-options)|snapshot[\\/]capture-snapshot|local[\\/]library[\\/](story-view|evict-and-retry))\.tsx?$/;

/** What tells on the device: fetched when a story is opened or wished for, and as one file, which the precache names once. */
const telling =
	/pwa[\\/]local[\\/]telling[\\/](tell-story|telling-rules|teller|optional-part|former-need|draw-told-chapters|settle-stories|take-choice|tell-between-attempts|use-tells-here)\.ts|pwa[\\/]net[\\/]script-address\.ts|pwa[\\/]dashboard[\\/](tell-here-button|unsent-card)\.tsx/;

const app: UserConfig = {
	root: fileURLToPath(new URL('pwa', import.meta.url)),
	plugins: [react(), splashInPage(), appAhead(), optionalPartSizes(), VitePWA(installable())],
	// The build of Dexie for browsers of today: a kilobyte less than the one for older ones.
	// The build of React Router without what it says to developers, which no condition of its package.json selects.
	resolve: {
		alias: {
			dexie: 'dexie/dist/modern/dexie.mjs',
			'react-router-dom': fileURLToPath(
				new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
			),
		},
	},
	build: {
		outDir: '../dist',
		emptyOutDir: true,
		target: Object.entries(oldestBrowsers).map(([name, version]) => name.replace('safari_', '') + version),
		// The content security policy takes no inline script and no font from a data: address.
		// A screen that comes later finds its pieces by itself: their names would be more than the first load can carry.
		modulePreload: {
			polyfill: false,
			resolveDependencies: (_file, pieces, { hostType }) => (hostType === 'html' ? pieces : []),
		},
		assetsInlineLimit: 0,
		rolldownOptions: {
			// On a slow machine a page of figures about the plugins, in the middle of `npm start`.
			checks: { bundlerTimings: false },
			// Constants of other modules are written where they are used: less than their exports.
			optimization: { inlineConst: true },
			output: {
				codeSplitting: { groups: pieces() },
				// By its name the service worker tells what no family's device should fetch.
				chunkFileNames: (chunk) => `${fileName(chunk.moduleIds)}.js`,
				assetFileNames: (asset) => `${fileName(asset.originalFileNames)}[extname]`,
			},
		},
	},
	// The programs of the optional part “Stories without network”: a file each, in a folder that the precache leaves out.
	worker: {
		format: 'es',
		rolldownOptions: { output: { entryFileNames: 'assets/without-network/[name]-[hash].js', codeSplitting: false } },
	},
	server: {
		proxy: { '/api': api, '/socket.io': { target: api, ws: true } },
	},
};

/** A computed address: Vite would bundle a literal one into this configuration, and a build would load the test packages. */
const testProjects = new URL('scripts/test-projects.ts', import.meta.url).href;

/** Vitest reads this file as well, in its mode `test`. A build that runs inside a test has the mode `production`. */
export default defineConfig(async ({ mode }) => (mode === 'test' ? (await import(testProjects)).testProjects() : app));

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** What changes rarely is apart, so that an update of ours brings down little; all that the first screen needs is one piece. */
function pieces() {
	return [
		{
			name: 'start',
			priority: 4,
			test: /pwa[\\/](start|shell[\\/]reload-app|snapshot[\\/](show-snapshot|stored-snapshot)|net[\\/]token(-account)?)\.ts$/,
		},
		{
			name: 'libraries',
			priority: 3,
			test: /node_modules[\\/](react|react-dom|scheduler|react-router(-dom)?|dexie(-react-hooks)?)[\\/]/,
		},
		{
			name: (id: string, graph: Graph) => (isNeededAtStart(id, graph, new Set()) ? 'app' : null),
			debugName: 'app',
			priority: 2,
		},
		{ name: 'account', priority: 2, test: account },
		{ name: 'contract', priority: 1.5, test: contract },
		{ name: 'network', priority: 1, test: network },
		{ name: 'home', test: home },
		{ name: 'telling', test: telling },
	];
}

function fileName(sources: readonly string[]): string {
	const isAdmins = sources.length > 0 && sources.every((source) => /(^|[\\/])admin[\\/]/.test(source));
	return `assets/${isAdmins ? 'admin/' : ''}[name]-[hash]`;
}

/** Whether a chain of plain imports, without an `import()`, leads from the app's main module to this one. */
function isNeededAtStart(id: string, graph: Graph, seen: Set<string>): boolean {
	const module = graph.getModuleInfo(id);
	if (!module || seen.has(id)) return false;
	seen.add(id);
	return id.endsWith('/pwa/main.tsx') || module.importers.some((importer) => isNeededAtStart(importer, graph, seen));
}

/** The service worker is one file: with an `import()` in it, each of its modules would be wrapped in a function. */
function staticImports(): Plugin {
	return {
		name: 'static-imports',
		enforce: 'pre',
		transform: (code) => {
			const added: string[] = [];
			const rest = code.replace(
				/const (\{ \w+ \}) = await import\(('[^']+')\);/g,
				(_, names: string, module: string) => {
					added.push(`import ${names} from ${module};`);
					return '';
				},
			);
			return added.length > 0 ? `${added.join('\n')}\n${rest}` : null;
		},
	};
}

/** Puts all that the splash needs into index.html, and what it does not need behind it: it is painted as soon as that is here. */
function splashInPage(): Plugin {
	const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
	return {
		name: 'splash-in-page',
		transformIndexHtml: {
			order: 'post',
			handler(html) {
				const rules = read('pwa/styles/splash.css').replace(/\/\*.*?\*\/|\s*\n\s*/gs, '');
				const logo = read('pwa/public/logo.svg').replace(/\s*\n\s*/g, '');
				const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
				return sheets
					.reduce((page, sheet) => page.replace(sheet, ''), html)
					.replace(/<!-- splash\.css.*?-->/, `<style>${rules}</style>`)
					.replace(/<!-- logo\.svg.*?-->/, logo.replace('<svg', '<svg class="splash-logo" aria-hidden="true"'))
					.replace('<noscript>', `${sheets.join('')}<noscript>`);
			},
		},
	};
}

/** The entry imports the app itself a frame later: the page names its pieces and styles, so that they are here by then. */
function appAhead(): Plugin {
	const linkTo = (file: string, rel: string) => ({ tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` } });
	return {
		name: 'app-ahead',
		transformIndexHtml(_html, { bundle = {} }) {
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			const app = chunks.find(({ name }) => name === 'app');
			if (!app) return [];
			return [
				...[...app.imports, app.fileName].map((file) => linkTo(file, 'modulepreload')),
				...[...(app.viteMetadata?.importedCss ?? [])].map((file) => linkTo(file, 'stylesheet')),
			];
		},
	};
}

/** Writes the sizes of the optional part's programs into the code that shows them: in bytes over the wire. */
function optionalPartSizes(): Plugin {
	return {
		name: 'optional-part-sizes',
		enforce: 'post',
		generateBundle(_options, bundle) {
			const files = Object.values(bundle);
			for (const program of ['program', 'former-storyteller']) {
				// As in pwa/local/telling/optional-part.ts.
				const placeholder = `%${program}-worker-bytes%`;
				const part = files.find(({ fileName }) => fileName.startsWith(`assets/without-network/${program}.worker-`));
				const shown = files.find((file) => file.type === 'chunk' && file.code.includes(placeholder));
				if (!part || shown?.type !== 'chunk') throw new Error(`The optional part’s ${program} is not in the build`);
				// The highest quality takes seconds; build.ts compresses with it, to somewhat less.
				const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
				const bytes = brotliCompressSync(part.type === 'chunk' ? part.code : part.source, { params }).length;
				shown.code = shown.code.replace(placeholder, String(bytes).padStart(placeholder.length, ' '));
			}
		},
	};
}

function installable(): Parameters<typeof VitePWA>[0] {
	return {
		strategies: 'injectManifest',
		srcDir: '.',
		filename: 'sw.ts',
		registerType: 'prompt',
		// pwa/shell/service-worker.ts registers it: the page's Trusted Types policy must name the script.
		injectRegister: false,
		includeManifestIcons: false,
		injectManifest: {
			// A classic script: module workers came to Firefox only lately.
			rollupFormat: 'iife',
			buildPlugins: { vite: [staticImports()] },
			globPatterns: ['**/*.{html,js,css,svg,woff2,png}'],
			globIgnores: [
				...['**/admin/**', '**/without-network/**', 'icons/**', 'screenshots/**', '**/andika-latin-ext-700*'],
				// Styles of the back office that several of its parts share have no name of its folder.
				'**/{table,pagination,status-badge,delete-user,delete-story-dialog}-*.css',
				// Typefaces that a reader may choose, and that are kept when they are (reader/comfort/letters.ts).
				...['**/atkinson-*.woff2', '**/opendyslexic-*.woff2'],
			],
		},
		manifest: {
			id: '/',
			name: 'Everbranch',
			short_name: 'Everbranch',
			description: 'Stories that grow with every choice.',
			start_url: '/',
			display: 'standalone',
			orientation: 'any',
			lang: 'en',
			dir: 'ltr',
			background_color: '#fff7e8',
			theme_color: '#12343b',
			categories: ['books', 'education', 'kids'],
			icons: [
				{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
				{ src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
				{ src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
				{ src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
				{ src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
				{ src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' },
			],
			shortcuts: [
				{ name: 'Create a story', short_name: 'Create', url: '/create', icons: [shortcutIcon('create')] },
				{ name: 'Last story', url: '/story/last', icons: [shortcutIcon('last-story')] },
			],
			screenshots: [...screenshots('narrow', '780x1688'), ...screenshots('wide', '1440x900')],
		},
	};
}

function shortcutIcon(name: string) {
	return { src: `/icons/${name}.png`, sizes: '192x192', type: 'image/png' };
}

/** What the browser shows before it installs the app: pictures of the app itself, from scripts/screenshots.ts. */
function screenshots(form_factor: 'narrow' | 'wide', sizes: string) {
	const labels = {
		stories: 'The stories of a family',
		story: 'A chapter to look at',
		create: 'A new story to wish for',
	};
	return Object.entries(labels).map(([name, label]) => ({
		src: `/screenshots/${name}-${form_factor}.jpg`,
		sizes,
		type: 'image/jpeg',
		form_factor,
		label,
	}));
}
