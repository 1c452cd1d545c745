import { formerOutline } from '../../../shared/storyteller/outline.ts';
import type { ChapterToTell } from '../../../shared/storyteller/tell-chapter.ts';
import { tellAsFormerStoryteller } from '../../../shared/storyteller/tell-former.ts';
import type { Telling } from './program.worker.ts';
import { serveRequests } from './serve-requests.ts';

/*
 * The program of the former storyteller, a piece of the optional part that only devices have which need it. It holds nothing that
 * changes with the content of new stories, so that it stays on the device over many builds.
 */

const storytellerVersion = `${formerOutline.by}-${formerOutline.version}`;

export const formerProgram = {
	tell: (request: ChapterToTell): Telling => ({ ...tellAsFormerStoryteller(request), storytellerVersion }),
};

serveRequests(formerProgram);
