import type { Receipt } from '../../shared/contract/family.ts';
import { retentionDays } from '../../shared/policies/retention.ts';
import type { DownloadedFile } from '../net/download.ts';

const subjectLabels: Record<Receipt['what'], string> = { account: 'an account', child: 'a child profile' };

type Kind = keyof Receipt['erased'];

/** In display order. */
const kindLabels: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
	children: ['child profile', 'child profiles'],
	stories: ['story', 'stories'],
	chapters: ['chapter', 'chapters'],
	pictures: ['picture', 'pictures'],
	narrations: ['narration', 'narrations'],
	waiting: ['piece of work that was waiting', 'pieces of work that were waiting'],
};

/** A receipt as a text file. It has numbers and no names. `server` is the origin. */
export function receiptFile(receipt: Receipt, server: string): DownloadedFile {
	const name = `everbranch-receipt-${receipt.at.slice(0, 10)}.txt`;
	return { name, bytes: new Blob([receiptText(receipt, server)], { type: 'text/plain' }) };
}

export function receiptText(
	{ _id, at, what, subject, erased, isInCopies = false, seal }: Receipt,
	server: string,
): string {
	return `EVERBRANCH: receipt of a deletion

Deleted:   ${subjectLabels[what]}, number ${subject}
When:      ${at.slice(0, 10)} ${at.slice(11, 16)} UTC
Where:     ${server}
With it:   ${erasedText(erased)}

Receipt:   ${_id}
Seal:      ${seal}

${isInCopies ? copiesOfOperator : copiesOfServer} The operator finds this deletion in the audit log by its seal:
npm run audit:verify -- ${seal}
`;
}

const copiesOfServer = `It is gone from the server. Copies and backups that the server made before go within
${retentionDays.backups} days.`;

const copiesOfOperator = `No page shows it any more. The database drops it for good when it next cleans up. Copies of
the database are made by the operator, who can say when they go.`;

/** `2 stories, 9 chapters and 9 pictures`, or `nothing else`. */
export function erasedText(erased: Receipt['erased']): string {
	const losses = (Object.keys(kindLabels) as Kind[])
		.filter((kind) => erased[kind] > 0)
		.map((kind) => `${erased[kind]} ${kindLabels[kind][erased[kind] === 1 ? 0 : 1]}`);
	return losses.length === 0 ? 'nothing else' : new Intl.ListFormat('en').format(losses);
}
