import {
	APIConnectionError,
	APIConnectionTimeoutError,
	APIError,
	ContentFilterFinishReasonError,
	LengthFinishReasonError,
} from 'openai/core/error';
import { MakerError, type MakerErrorKind } from '../maker-error.ts';

/** The codes of a 4xx by which providers reject the content, not the request. */
const contentCodes = /content_(policy|filter)|moderation|safety/;
/** A 429 that waiting does not help. */
const creditCodes = /insufficient_quota|billing/;

/** What a call threw, as a MakerError of that maker. It holds nothing that the provider wrote, which may repeat prompt or key. */
export function toMakerError(maker: string, error: unknown): MakerError {
	return error instanceof MakerError ? error : new MakerError(errorKindOf(error), maker, traceOf(error));
}

function errorKindOf(error: unknown): MakerErrorKind {
	if (error instanceof APIConnectionTimeoutError) return 'too-slow';
	if (error instanceof APIConnectionError) return 'unreachable';
	if (error instanceof APIError) return errorKindOfStatus(error);
	if (error instanceof ContentFilterFinishReasonError) return 'declined';
	if (error instanceof LengthFinishReasonError || error instanceof SyntaxError) return 'unusable';
	return isConnectionLoss(error) ? 'unreachable' : 'unusable';
}

/** An error in the middle of a stream comes without a status. */
function errorKindOfStatus({ status = 500, code, type }: APIError): MakerErrorKind {
	const codes = `${code} ${type}`;
	if (contentCodes.test(codes)) return 'declined';
	if (status === 429 || /rate_limit/.test(codes)) return creditCodes.test(codes) ? 'refused' : 'busy';
	if (status === 408) return 'too-slow';
	if (status >= 500 || status === 409) return 'broken';
	return 'refused';
}

/** What Node's fetch throws when the connection is lost: in the middle of a response a plain TypeError, "terminated". */
function isConnectionLoss(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code = codeOf(error) ?? codeOf(error.cause);
	return /^(terminated|fetch failed)$/.test(error.message) || /^(E[A-Z]{4,}|UND_ERR_\w+)$/.test(code ?? '');
}

/** What is safe to log of an error: its class, its status or system code, and where it was thrown. */
function traceOf(error: unknown): Error {
	const trace = new Error(error instanceof APIError && error.status ? `status ${error.status}` : systemCodeOf(error));
	trace.name = error instanceof Error ? error.constructor.name : typeof error;
	const frames = error instanceof Error ? (error.stack?.match(/^ {4}at .+$/gm) ?? []) : [];
	trace.stack = [`${trace.name}: ${trace.message}`, ...frames].join('\n');
	return trace;
}

function systemCodeOf(error: unknown): string {
	let code: string | undefined;
	for (let one = error; one instanceof Error && !code; one = one.cause) code = codeOf(one);
	return code && /^[A-Z_]{4,40}$/.test(code) ? code : '';
}

function codeOf(error: unknown): string | undefined {
	const code = error instanceof Error && 'code' in error ? error.code : undefined;
	return typeof code === 'string' ? code : undefined;
}
