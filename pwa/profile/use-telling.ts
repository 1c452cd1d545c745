import { isOutOfReach } from '../local/deeds.ts';
import { withDeviceReason } from '../local/device-reason.ts';
import type { Accepted } from '../local/outbox.ts';
import { useToast } from '../ui/toasts.tsx';

const savedHere = 'Saved on this device. It will be sent as soon as the server can be reached.';
const keptHere = 'It is kept on this device, and will be sent by itself.';

type Words = { done: string; failed: string; doneShowsFor?: number };

/** Says how saving went: that it is done; that it waits for the network; or that there was trouble, and it is tried again. */
export function useTelling(): (accepted: Accepted, words: Words) => void {
	const show = useToast();
	return ({ waitsFor }, { done, failed, doneShowsFor }) => {
		if (!waitsFor) show(done, 'success', doneShowsFor);
		else if (isOutOfReach(waitsFor)) show(savedHere);
		else show(withDeviceReason(waitsFor, `${failed}. ${keptHere}`), 'warning');
	};
}
