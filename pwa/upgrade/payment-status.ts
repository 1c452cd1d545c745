import type { User } from '../../shared/contract/user.ts';
import { type RequestError, userMessageOf } from '../net/http.ts';
import type { PaymentConfirmation } from './use-payment-confirmation.ts';

/** The content of the page after a payment. `hasConfetti`: celebrate. `needsHelp`: show the support address. */
type PaymentStatus = { title: string; sentences: readonly string[]; hasConfetti: boolean; needsHelp: boolean };

const successTitle = 'Payment Successful!';
const webhookNote = 'Stripe tells this server by itself, and your lifetime access then opens. You need not wait here.';

/** The status of a payment. It never claims access that the account does not have. */
export function paymentStatus(
	{ subscription }: Pick<User, 'subscription'>,
	{ isChecking, outcome }: PaymentConfirmation,
): PaymentStatus {
	if (subscription.hasLifetimeAccess) {
		return paidStatus('Thank you for upgrading to lifetime access! You now have unlimited access to all features.');
	}
	if (outcome === 'answered') {
		return problemStatus(
			'Your payment is on its way',
			'It has not arrived here yet, which can take a few minutes.',
			webhookNote,
		);
	}
	if (outcome) return failureStatus(outcome);
	if (isChecking) return { ...paidStatus('Your lifetime access is being opened…'), hasConfetti: false };
	return paidStatus(
		'Thank you for upgrading to lifetime access, with unlimited access to all features.',
		'It opens on this account as soon as the payment has arrived.',
	);
}

/** Stripe redirects here only after a payment, so a failed check does not mean a failed payment. */
function failureStatus(problem: RequestError): PaymentStatus {
	const { status, code } = problem;
	if (code === 'payment-not-configured') {
		return problemStatus('There is no payment here', userMessageOf(problem, 'Payment is not set up on this server.'));
	}
	if (status === 404 || status === 400) {
		return problemStatus(
			'This payment was not found',
			'This account has no such payment.',
			'Did you pay from another account?',
		);
	}
	return problemStatus(
		successTitle,
		'We could not see it here yet.',
		userMessageOf(problem, 'Please try again in a moment.'),
		webhookNote,
	);
}

function paidStatus(...sentences: string[]): PaymentStatus {
	return { title: successTitle, sentences, hasConfetti: true, needsHelp: false };
}

function problemStatus(title: string, ...sentences: string[]): PaymentStatus {
	return { title, sentences, hasConfetti: false, needsHelp: true };
}
