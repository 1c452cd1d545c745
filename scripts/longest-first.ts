import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long for the little that stands in them. */
const longFor = [
	'pwa/e2e/lighthouse.test.ts',
	'pwa/looks.component.test.tsx',
	'pwa/e2e/whole-story.test.ts',
	'shared/pocket/tell.test.ts',
	'shared/pocket/templates.test.ts',
	'api/killed-under-load.test.ts',
	'api/hostile-requests.test.ts',
	'api/nth-call.test.ts',
	'api/stories/whole-story.test.ts',
	'api/stories/killed-server.test.ts',
	'api/makers/illustrator/puppets/puppet.test.ts',
	'api/makers/illustrator/random-scene.test.ts',
	'api/makers/illustrator/built-in.test.ts',
	'api/makers/illustrator/paint.test.ts',
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
	return longFor.some((path) => moduleId.endsWith(`/${path}`));
}
