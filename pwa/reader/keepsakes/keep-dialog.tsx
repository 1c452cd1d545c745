import { useState } from 'react';
import type { StoryView } from '../../local/library/story-view.ts';
import { saveFile } from '../../shell/save-file.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './keep-dialog.module.css';
import { type Keepsake, keepsakeOf } from './keepsake.ts';

const notMade = 'The e-book could not be made on this device. Please try again.';
const nothingYet = 'There is nothing to keep yet. Come back when the first chapter is here.';

/** Offers the keepsakes of a story: an e-book, and a gamebook to print. */
export default function KeepDialog({ view, onClose }: { view: StoryView; onClose: () => void }) {
	const keepsake = keepsakeOf(view);
	return (
		<Modal open title="Keep this story" onClose={onClose}>
			{keepsake ? <Keepsakes keepsake={keepsake} /> : <p>{nothingYet}</p>}
		</Modal>
	);
}

function Keepsakes({ keepsake }: { keepsake: Keepsake }) {
	const { state, make } = useEpub(keepsake);
	const count = keepsake.sections.length;
	return (
		<div className={styles.keepsakes}>
			<section className={styles.keepsake} aria-labelledby="keep-epub">
				<h3 id="keep-epub">An e-book</h3>
				<p>For a reading app: every way that was read, with its pictures and voices.</p>
				<Button icon="book" busy={state.kind === 'making'} onClick={make}>
					{state.kind === 'making' ? 'Making the e-book…' : 'Make the e-book'}
				</Button>
				<p role="status" className={styles.status}>
					{state.kind === 'making' && `Chapter ${Math.min(state.done + 1, count)} of ${count}`}
					{state.kind === 'made' && madeText(state)}
				</p>
				{state.kind === 'failed' && <Notice tone="error">{notMade}</Notice>}
			</section>
			<section className={styles.keepsake} aria-labelledby="keep-gamebook">
				<h3 id="keep-gamebook">A paper gamebook</h3>
				<p>To print: read, choose, and turn to the number. It needs no tablet at all.</p>
				<ButtonLink to={`/story/${keepsake.story.id}/gamebook`} look="quiet" icon="tree">
					See the paper gamebook
				</ButtonLink>
			</section>
		</div>
	);
}

type EpubState =
	| { kind: 'none' | 'failed' }
	| { kind: 'making'; done: number }
	| { kind: 'made'; missing: number; isShared: boolean };

/** Makes the e-book, and shares or saves it. */
function useEpub(keepsake: Keepsake) {
	const [state, setState] = useState<EpubState>({ kind: 'none' });
	const make = async () => {
		setState({ kind: 'making', done: 0 });
		const { makeEpub } = await import('./make-epub.ts');
		const { file, missing } = await makeEpub(keepsake, (done) => setState({ kind: 'making', done }));
		setState({ kind: 'made', missing, isShared: await shareOrSave(file) });
	};
	return { state, make: () => void make().catch(() => setState({ kind: 'failed' })) };
}

function madeText({ missing, isShared }: Extract<EpubState, { kind: 'made' }>): string {
	const place = isShared ? 'The e-book is ready.' : 'The e-book is in your downloads.';
	if (missing === 0) return place;
	return `${place} Some pictures or voices were not on this device: make it again online, and they are in it.`;
}

/** Whether the file was handed to the system's share sheet, or that was closed. Otherwise it is downloaded. */
async function shareOrSave(file: File): Promise<boolean> {
	if (navigator.share && navigator.canShare?.({ files: [file] })) {
		try {
			await navigator.share({ files: [file] });
			return true;
		} catch (problem) {
			if (problem instanceof DOMException && problem.name === 'AbortError') return true;
			// The press was too long ago, or this system shares no such files.
		}
	}
	saveFile({ name: file.name, bytes: file });
	return false;
}
