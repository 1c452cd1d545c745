import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Environment } from '../api/app/config.ts';

const folder = join(import.meta.dirname, '../deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const variables = Object.keys(Environment.shape);

type Service = {
	profiles?: string[];
	ports?: string[];
	volumes?: string[];
	environment?: Record<string, string>;
	depends_on?: string[] | Record<string, unknown>;
};
const compose = parse(read('compose.yaml'), { merge: true }) as {
	services: Record<string, Service>;
	volumes: Record<string, unknown>;
};
const services = Object.entries(compose.services);

describe('compose.yaml', () => {
	it('starts one server by default, and two nodes with all they need in the profile scale', () => {
		const inProfile = (profile?: string) =>
			services.filter(([, { profiles }]) => profiles?.[0] === profile).map(([name]) => name);
		expect(inProfile()).toEqual(['everbranch']);
		expect(inProfile('scale').sort()).toEqual(['garage', 'node-1', 'node-2', 'postgres', 'proxy']);
	});

	it('gives nodes the same settings, and only the proxy a port of the network', () => {
		const { 'node-1': one, 'node-2': two } = compose.services;
		expect(one).toEqual(two);
		expect([one?.ports, one?.volumes]).toEqual([[], []]);
		expect(Object.keys(one?.environment ?? {}).filter((name) => !variables.includes(name))).toEqual([]);
		const published = services.filter(([, { ports }]) => ports?.some((port) => !port.startsWith('127.0.0.1:')));
		expect(published.map(([name]) => name)).toEqual(['proxy']);
	});

	it('names services, volumes and files that are there', () => {
		for (const [name, { depends_on = [], volumes = [] }] of services) {
			const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
			expect([name, needed.filter((other) => !(other in compose.services))]).toEqual([name, []]);
			for (const source of volumes.map((volume) => volume.split(':')[0]!)) {
				expect([
					name,
					source,
					source.startsWith('.') ? existsSync(join(folder, source)) : source in compose.volumes,
				]).toEqual([...[name, source, true]]);
			}
		}
		for (const node of ['node-1', 'node-2']) expect(read('scale.Caddyfile')).toContain(`${node}:3000`);
	});

	it('demands no variable of those who start one server: a missing one would stop compose', () => {
		expect(read('compose.yaml').match(/\$\{\w+(?!\w*:-)[^}]*\}/g) ?? []).toEqual([]);
	});
});

/** Helm is not needed for it: what depends on values is taken as it stands for one of both branches. */
// covers: several-machines/operators
describe('the Helm chart', () => {
	const values = parse(read('helm/values.yaml')) as Record<string, unknown>;
	const templates = globSync('helm/templates/*.yaml', { cwd: folder }).sort();

	/** Without lines of directives, and with a word for each inserted value. */
	function skeletonOf(template: string): Record<string, unknown> {
		const lines = read(template)
			.split('\n')
			.filter((line) => !/^\s*\{\{-? .*\}\}\s*$/.test(line));
		return parse(lines.join('\n').replaceAll(/"?\{\{[^}]*\}\}(:\{\{[^}]*\}\}")?"?/g, 'value'), { uniqueKeys: false });
	}

	it('has a deployment, a service, an ingress, a secret and a claim, each valid YAML', () => {
		const kinds = templates.map((template) => skeletonOf(template)['kind']);
		expect(kinds.sort()).toEqual(['Deployment', 'Ingress', 'PersistentVolumeClaim', 'Secret', 'Service']);
		expect(parse(read('helm/Chart.yaml'))).toMatchObject({ apiVersion: 'v2', name: 'everbranch' });
	});

	it('closes each block, and uses values that have a default', () => {
		for (const template of templates) {
			const text = read(template);
			const opened = text.match(/\{\{-? (if|range|with) /g)?.length ?? 0;
			expect([template, text.match(/\{\{-? end \}\}/g)?.length ?? 0]).toEqual([template, opened]);
			for (const [, path = ''] of text.matchAll(/\.Values\.([\w.]+)/g)) {
				const [first = '', second] = path.split('.');
				const value = values[first];
				const isThere = first in values && (second === undefined || first === 'secret' || second in (value as object));
				expect([template, path, isThere]).toEqual([template, path, true]);
			}
		}
	});

	it('probes health and readiness', () => {
		const text = read('helm/templates/deployment.yaml');
		const probes = [...text.matchAll(/(\w+Probe):\n\s+httpGet:\n\s+path: (\S+)/g)].map(([, probe, path]) => [
			probe,
			path,
		]);
		expect(probes).toEqual([
			['startupProbe', '/api/health'],
			['livenessProbe', '/api/health'],
			['readinessProbe', '/api/ready'],
		]);
	});

	it('refuses several replicas without Postgres, before anything else', () => {
		const [first, second, third] = read('helm/templates/deployment.yaml').split('\n');
		expect(first).toBe('{{- $postgres := or .Values.usesPostgres .Values.secret.DATABASE_URL }}');
		expect(second).toBe('{{- if and (gt (int .Values.replicas) 1) (not $postgres) }}');
		expect(third).toMatch(/^\{\{- fail "replicas above 1 need DATABASE_URL/);
	});

	it('sets variables that the server reads', () => {
		const { env } = values as { env: Record<string, string> };
		const commented = [...read('helm/values.yaml').matchAll(/^# {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!);
		expect(commented.length).toBeGreaterThan(4);
		for (const name of [...Object.keys(env), ...commented]) expect(variables).toContain(name);
	});
});
