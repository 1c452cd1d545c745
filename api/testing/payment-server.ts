import type { Session, User } from '../../shared/contract/user.ts';
import type { Makers } from '../makers/makers.ts';
import { type StripeDouble, startStripeDouble } from './stripe-double.ts';
import { emailOf, passwordOf, startTestServer, type TestServer } from './test-server.ts';

/** A server with payment, on which accounts start with a trial, and its Stripe double. */
export type PaymentServer = {
	server: TestServer;
	stripe: StripeDouble;
	/** The server's responses to webhooks, newest last. */
	webhookAnswers: { status: number; body: unknown }[];
	/** Sends a webhook to the server. */
	deliver(body: string, signature?: string): Promise<{ status: number; body: unknown }>;
	/** Whether Stripe's events are kept from the server. */
	connection: { isCut: boolean };
	/** Begins a checkout, and returns the address of Stripe's page. */
	beginCheckout(as: Pick<Session, 'token'>): Promise<string>;
	/** Begins a checkout and pays it; returns its id. */
	payCheckout(as: Pick<Session, 'token'>): Promise<string>;
	close(): Promise<void>;
};

export async function startPaymentServer(env: Record<string, string> = {}, makers?: Makers): Promise<PaymentServer> {
	const webhookAnswers: PaymentServer['webhookAnswers'] = [];
	const connection = { isCut: false };
	let testServer: TestServer | undefined;
	const deliver: PaymentServer['deliver'] = async (body, signature) => {
		const headers = { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) };
		const answer = await getServer().request<unknown>('POST', '/api/payment/webhook', { body, headers });
		webhookAnswers.push({ status: answer.status, body: answer.body });
		return answer;
	};
	const stripe = await startStripeDouble(
		async (body, signature) => (connection.isCut ? undefined : deliver(body, signature)),
		() => getServer().clock.now,
	);
	testServer = await startTestServer({
		env: { SIGNUP_ACCESS: 'trial', ...stripe.env, ...env },
		...(makers ? { makers } : {}),
	});

	function getServer(): TestServer {
		if (!testServer) throw new Error('The server is not started yet');
		return testServer;
	}
	async function begin(as: Pick<Session, 'token'>): Promise<string> {
		return (
			await getServer().request<{ url: string }>('POST', '/api/payment/create-checkout-session', { as, body: {} })
		).body.url;
	}
	return {
		...{ server: testServer, stripe, webhookAnswers, deliver, connection, beginCheckout: begin },
		payCheckout: async (as) => stripe.pay(await begin(as)),
		async close() {
			await getServer().close();
			await stripe.close();
		},
	};
}

/** Gives a child an email and a password, and logs it in. */
export async function loginChild(testServer: TestServer, { _id, profile }: User): Promise<Session> {
	const password_hash = await testServer.context.passwords.hash(passwordOf(profile.name));
	const email = emailOf(profile.name);
	await testServer.db.updateTable('account').set({ email, password_hash }).where('id', '=', _id).execute();
	return (
		await testServer.request<Session>('POST', '/api/auth/login', {
			body: { email, password: passwordOf(profile.name) },
		})
	).body;
}

/** The subscription of an account as the server reports it. */
export async function accessOf({ server }: PaymentServer, as: Session): Promise<string> {
	const { subscription } = (await server.request<User>('GET', '/api/auth/profile', { as })).body;
	return `${subscription.status}${subscription.hasLifetimeAccess ? ', lifetime' : ''}`;
}
