import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long for the little that stands in them. */
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
 * Begins with what takes longest, so that no worker has a long file left when the others are done. The times of a former
 * run tell it best; on a machine that has none, the size of a file does, but for those named here.
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
