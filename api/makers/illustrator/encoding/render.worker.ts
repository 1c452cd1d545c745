import sharp from 'sharp';

// Its own threads have the rank of the main thread, and would take the cores from it.
sharp.concurrency(1);

/** The thread that paints. */
export { renderPicture as default } from './render.ts';
