import { isServerUnreachable, withDeviceReason } from '../local/outbox/entry-problem.ts';
import type { SubmitResult } from '../local/outbox/outbox.ts';
import { useToast } from '../ui/toasts.tsx';

const waitsForNetwork = 'Saved on this device. It will be sent as soon as the server can be reached.';
const waitsForRetry = 'It is kept on this device, and will be sent by itself.';

type SaveMessages = { done: string; failed: string; doneMs?: number };

/** Shows the outcome of saving: done, waiting for the network, or retrying after a problem. */
export function useSaveToast(): (accepted: SubmitResult, words: SaveMessages) => void {
	const showToast = useToast();
	return ({ waitsFor }, { done, failed, doneMs }) => {
		if (!waitsFor) showToast(done, 'success', doneMs);
		else if (isServerUnreachable(waitsFor)) showToast(waitsForNetwork);
		else showToast(withDeviceReason(waitsFor, `${failed}. ${waitsForRetry}`), 'warning');
	};
}
