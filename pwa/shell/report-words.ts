import { type ReportReason, reportReasons } from '../../shared/report.ts';

/** Why a chapter is not wanted, as a child can say it and a parent reads it. */
export const reasonWords: Readonly<Record<ReportReason, string>> = {
	scary: 'It is too scary',
	unkind: 'It is mean, or somebody gets hurt',
	sad: 'It makes me sad or worried',
	'grown-up': 'It is for grown-ups',
	picture: 'Something in the picture is not right',
	other: 'Something else',
};

export const reasons = reportReasons.map((reason) => ({ reason, words: reasonWords[reason] }));
