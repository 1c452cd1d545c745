import { makingCalls } from '../../shared/making.ts';
import { send } from '../net/http.ts';

/** How far a story is that was asked for with this request id. Throws CallError. */
export function creationStatus(frontendRequestId: string) {
	return send(makingCalls.creationStatus, { params: { frontendRequestId } });
}
