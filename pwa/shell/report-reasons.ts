import { type ReportReason, reportReasons } from '../../shared/contract/report.ts';

/** The reasons for a report, in words for children and parents. */
export const reasonLabels: Readonly<Record<ReportReason, string>> = {
	scary: 'It is too scary',
	unkind: 'It is mean, or somebody gets hurt',
	sad: 'It makes me sad or worried',
	'grown-up': 'It is for grown-ups',
	picture: 'Something in the picture is not right',
	other: 'Something else',
};

export const reasonOptions = reportReasons.map((reason) => ({ reason, label: reasonLabels[reason] }));
