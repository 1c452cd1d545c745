import { type AdminReport, adminCalls } from '../../../shared/contract/admin.ts';
import { send } from '../../net/http.ts';

export type Decision = NonNullable<AdminReport['decision']>;

export const decisionWords: Readonly<Record<Decision, string>> = { shown: 'Shown again', hidden: 'Kept hidden' };

/** Throws RequestError. */
export function decide({ _id }: Pick<AdminReport, '_id'>, decision: Decision): Promise<AdminReport> {
	return send(adminCalls.decideReport, { params: { id: _id }, body: { decision } });
}
