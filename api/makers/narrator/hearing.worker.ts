/** The thread that listens to what a provider spoke. */
export { hear as default } from './hearing.ts';
