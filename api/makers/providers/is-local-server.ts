import { isIPv4, isIPv6 } from 'node:net';

/** Whether a server is on this machine or local network: a loopback or private address, or a name that only resolves there. */
export function isLocalServer(baseUrl: string | null): boolean {
	if (baseUrl === null) return false;
	const host = new URL(baseUrl).hostname.replace(/^\[|\]$/g, '').toLowerCase();
	if (isIPv4(host)) return /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(host);
	if (isIPv6(host)) return /^(::1$|f[cd]|fe[89ab])/.test(host);
	return !host.includes('.') || /\.(local|localhost|lan|internal|home\.arpa)$/.test(host);
}
