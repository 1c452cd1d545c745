import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { sampleDigest } from './check/sample-digest.ts';
import { storytellerVersion } from './version.ts';

it('the storyteller’s version is that of what it tells', () => {
	expect(storytellerVersion).toBe(sampleDigest(24).slice(0, 12));
});

it('the same stories are told in any language, time zone and locale of the machine', { tags: 'deep' }, () => {
	const program = new URL('./check/sample-digest.ts', import.meta.url).href;
	const script = `import { sampleDigest } from '${program}'; console.log(sampleDigest(100));`;
	const digests = [
		{ LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', TZ: 'Asia/Kathmandu' },
		{ LC_ALL: 'C', LANG: 'C', TZ: 'Pacific/Apia' },
	].map((env) =>
		execFileSync(process.execPath, ['--input-type=module', '-e', script], {
			env: { ...env, PATH: process.env['PATH'] },
			encoding: 'utf8',
		}).trim(),
	);
	expect(digests).toEqual([sampleDigest(100), sampleDigest(100)]);
});
