import sharp from 'sharp';

// sharp's own threads have normal priority, and would take the cores from the main thread.
sharp.concurrency(1);

/** The program of the built-in illustrator's thread. */
export { renderPicture as default } from './render.ts';
