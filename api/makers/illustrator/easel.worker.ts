/** The thread that paints. */
export { paintPictures as default } from './easel.ts';
