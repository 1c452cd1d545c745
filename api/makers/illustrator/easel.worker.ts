import { parentPort } from 'node:worker_threads';
import { paintPictures } from './easel.ts';
import type { PictureRequest } from './paint.ts';

/** The thread that paints: one picture after another, each answered under the number that it was asked with. */
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', ({ id, request }: { id: number; request: PictureRequest }) => {
	last = last.then(() => answer(id, request));
});

async function answer(id: number, request: PictureRequest): Promise<void> {
	try {
		parentPort?.postMessage({ id, pictures: await paintPictures(request) });
	} catch (error) {
		parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
	}
}
