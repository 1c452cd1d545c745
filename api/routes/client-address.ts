import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

type Request = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/**
 * The client's address for rate limits. Each of `proxies` trusted proxies appends its client to `X-Forwarded-For`, so only that
 * many last entries count; a client's own entries are further left. Of an IPv6 address only the network counts: a household has
 * all of it.
 */
export function clientAddress({ headers, socket }: Request, proxies: number): string {
	const own = socket.remoteAddress ?? 'unknown';
	if (proxies === 0) return networkOf(own);
	const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
	return networkOf(addressIn(forwarded.at(-proxies)) ?? own);
}

/** `203.0.113.7`, `203.0.113.7:4711`, `[2001:db8::7]:4711` → the address; undefined for anything else. */
function addressIn(entry = ''): string | undefined {
	const text = entry.trim();
	const bare = /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
	return isIP(bare) ? bare : undefined;
}

function networkOf(address: string): string {
	const [bare = ''] = address.split('%');
	const inIpv4 = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
	if (inIpv4 || isIP(bare) !== 6) return inIpv4 ?? bare;
	// Normalized by the URL parser.
	const [left = '', right] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
	const [first, last] = [groupsIn(left), groupsIn(right ?? '')];
	const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
	return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

function groupsIn(part: string): string[] {
	return part === '' ? [] : part.split(':');
}
