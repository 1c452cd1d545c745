import type { User } from '../../shared/contract/user.ts';
import { useSession } from '../session/session.tsx';
import { useAbout } from '../shell/use-about.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Screen } from '../ui/screen.tsx';
import { OfferCard } from './offer-card.tsx';
import { PaymentLayout } from './payment-layout.tsx';
import { SupportLine } from './support-line.tsx';

/** The upgrade offer, for a parent without lifetime access. */
export function UpgradeScreen({ user }: { user: User }) {
	const { selectedChild } = useSession();
	const about = useAbout();
	if (selectedChild || user.role === 'child') return <AskAParent canSwitch={selectedChild !== null} />;
	if (user.subscription.hasLifetimeAccess) return <AlreadyUpgraded />;
	return (
		<Screen title="Upgrade to Lifetime Access" subtitle="Pay once, for the whole family.">
			<OfferCard about={about} />
			<SupportLine about={about}>Questions before you decide? Write to</SupportLine>
		</Screen>
	);
}

function AskAParent({ canSwitch }: { canSwitch: boolean }) {
	return (
		<PaymentLayout art="lantern" title="This page is for a grown-up" actions={<BackToDashboard />}>
			<p>Buying something is a job for a parent. All your stories are safe.</p>
			<p>
				{canSwitch
					? 'Parents: choose your own name as the Active Profile, and come back here.'
					: 'Show your parent this page, and they will know what to do.'}
			</p>
		</PaymentLayout>
	);
}

function AlreadyUpgraded() {
	return (
		<PaymentLayout art="bloom" title="You have lifetime access" actions={<BackToDashboard />}>
			<p>Thank you! Everything is open already, for the whole family. There is nothing to pay.</p>
		</PaymentLayout>
	);
}

function BackToDashboard() {
	return (
		<ButtonLink to="/" icon="book">
			Back to Dashboard
		</ButtonLink>
	);
}
