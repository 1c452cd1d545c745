/** The program of the thread that checks chapters of devices. */
export { checkToldChapter as default } from './check-told-chapter.ts';
