import type { User } from '../../shared/user.ts';
import { type CallError, sentenceOf } from '../net/http.ts';
import type { Confirmation } from './use-confirmation.ts';

/** What the page of a payment says. `isParty`: paper leaves fall. `needsHelp`: something is not as it should be. */
type Tidings = { title: string; words: readonly string[]; isParty: boolean; needsHelp: boolean };

const successful = 'Payment Successful!';
const bySelf = 'Stripe tells this server by itself, and your lifetime access then opens. You need not wait here.';

/** What is known of a payment that somebody returns from. Never says that access is open which the account does not have. */
export function tidings({ subscription }: Pick<User, 'subscription'>, { asking, outcome }: Confirmation): Tidings {
	if (subscription.hasLifetimeAccess) {
		return party('Thank you for upgrading to lifetime access! You now have unlimited access to all features.');
	}
	if (outcome === 'answered') {
		return trouble('Your payment is on its way', 'It has not arrived here yet, which can take a few minutes.', bySelf);
	}
	if (outcome) return afterFailure(outcome);
	if (asking) return { ...party('Your lifetime access is being opened…'), isParty: false };
	return party(
		'Thank you for upgrading to lifetime access, with unlimited access to all features.',
		'It opens on this account as soon as the payment has arrived.',
	);
}

/** Stripe sends people here when they have paid: that the server could not be asked takes nothing from that. */
function afterFailure(problem: CallError): Tidings {
	const { status, code } = problem;
	if (code === 'payment-not-configured') {
		return trouble('There is no payment here', sentenceOf(problem, 'Payment is not set up on this server.'));
	}
	if (status === 404 || status === 400) {
		return trouble(
			'This payment was not found',
			'This account has no such payment.',
			'Did you pay from another account?',
		);
	}
	return trouble(
		successful,
		'We could not see it here yet.',
		sentenceOf(problem, 'Please try again in a moment.'),
		bySelf,
	);
}

function party(...words: string[]): Tidings {
	return { title: successful, words, isParty: true, needsHelp: false };
}

function trouble(title: string, ...words: string[]): Tidings {
	return { title, words, isParty: false, needsHelp: true };
}
