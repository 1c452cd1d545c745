/** A token with an account's id, as far as a device reads it; servers reject it. */
export function tokenFor(accountId: string, signature = 'signature'): string {
	return `header.${btoa(JSON.stringify({ sub: accountId }))}.${signature}`;
}
