import type { Config } from '../../app/config.ts';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Where people come back to from paying. `origin` is what the request says of itself: it counts only as another name of
 * this very server, on this very machine. Otherwise it is the operator's public address. `port` is where this server listens.
 */
export function returnUrl(
	{ publicUrl, tls }: Pick<Config, 'publicUrl' | 'tls'>,
	origin: string | undefined,
	port: number,
): string {
	if (!origin || !URL.canParse(origin)) return publicUrl;
	const url = new URL(origin);
	const [protocol, usualPort] = tls ? ['https:', 443] : ['http:', 80];
	const isThisServer =
		url.origin === origin &&
		url.protocol === protocol &&
		loopback.test(url.hostname) &&
		Number(url.port || usualPort) === port;
	return isThisServer ? origin : publicUrl;
}
