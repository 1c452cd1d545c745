import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that are slow for their size. */
const slowFiles = [
	'pwa/e2e/lighthouse.test.ts',
	'pwa/a11y.component.test.tsx',
	'pwa/e2e/whole-story.test.ts',
	'shared/storyteller/engine/compose-chapter.test.ts',
	'shared/storyteller/content/templates.test.ts',
	'api/tests/killed-under-load.test.ts',
	'api/tests/hostile-requests.test.ts',
	'api/tests/nth-call.test.ts',
	'api/stories/whole-story.test.ts',
	'api/stories/queue/killed-server.test.ts',
	'shared/illustrator/puppets/draw-puppet.test.ts',
	'shared/illustrator/testing/random-scene.test.ts',
	'api/makers/illustrator/built-in.test.ts',
	'shared/illustrator/draw-scene.test.ts',
];

/**
 * Runs the slowest files first, so that no worker has a slow file left when the others are done. Vitest sorts by the times of a
 * former run, and without those by size, which misses the files named here.
 */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
	}
}

function isLong({ moduleId }: TestSpecification): boolean {
	return slowFiles.some((path) => moduleId.endsWith(`/${path}`));
}
