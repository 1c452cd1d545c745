import { isServerUnreachable, withDeviceReason } from '../local/outbox/commands.ts';
import type { SubmitResult } from '../local/outbox/outbox.ts';
import { useToast } from '../ui/toasts.tsx';

const savedHere = 'Saved on this device. It will be sent as soon as the server can be reached.';
const keptHere = 'It is kept on this device, and will be sent by itself.';

type SaveMessages = { done: string; failed: string; doneShowsFor?: number };

/** Shows the outcome of saving: done, waiting for the network, or retrying after a problem. */
export function useSaveToast(): (accepted: SubmitResult, words: SaveMessages) => void {
	const show = useToast();
	return ({ waitsFor }, { done, failed, doneShowsFor }) => {
		if (!waitsFor) show(done, 'success', doneShowsFor);
		else if (isServerUnreachable(waitsFor)) show(savedHere);
		else show(withDeviceReason(waitsFor, `${failed}. ${keptHere}`), 'warning');
	};
}
