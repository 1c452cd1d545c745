import type { Config } from '../../app/config.ts';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The URL to which Stripe returns the user: the public URL, or `origin` (the request's header) if it names this server on this
 * machine. `port`: where this server listens.
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
