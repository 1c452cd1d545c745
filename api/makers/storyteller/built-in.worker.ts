import { tellNextChapter } from '../../../shared/storyteller/tell-chapter.ts';

/** The program of the storyteller's thread. */
export default tellNextChapter;
