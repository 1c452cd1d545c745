import { useState } from 'react';
import type { ChapterRow } from '../local/library/story-view.ts';
import { type RequestError, userMessageOf } from '../net/request-error.ts';
import { requestRedraw } from '../net/story-requests.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { Notice } from '../ui/notice.tsx';
import { useToast } from '../ui/toasts.tsx';

const offlineMessage = 'A new picture needs a network. Please try again when you are online.';
const failedMessage = 'The picture could not be drawn again. Please try again.';

/** Requests another picture of a chapter after a confirmation. The picture arrives by sync. */
export default function RedrawDialog({ chapter, onClose }: { chapter: ChapterRow; onClose: () => void }) {
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const showToast = useToast();
	const confirm = async () => {
		setBusy(true);
		setProblem(null);
		try {
			await requestRedraw(chapter);
			showToast('A new picture is being drawn. It will be here in a moment.', 'success');
			onClose();
		} catch (error) {
			const isOffline = (error as RequestError).code === 'offline';
			setProblem(isOffline ? offlineMessage : userMessageOf(error, failedMessage));
			setBusy(false);
		}
	};
	const actions = (
		<>
			<Button look="quiet" autoFocus onClick={onClose}>
				Cancel
			</Button>
			<Button icon="wand" busy={busy} onClick={() => void confirm()}>
				Draw it again
			</Button>
		</>
	);
	return (
		<Modal open title="Draw this picture again?" size="small" actions={actions} onClose={onClose}>
			<p>A new picture takes the place of this one when it is done.</p>
			{problem && <Notice tone="error">{problem}</Notice>}
		</Modal>
	);
}
