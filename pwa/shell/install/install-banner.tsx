import { type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo.tsx';
import { lazyOptional } from '../lazy.tsx';
import styles from './install-banner.module.css';
import { clearInstallPrompt, type InstallPromptEvent } from './install-prompt.ts';
import { useInstallOffer } from './use-install-offer.ts';

const HomeScreenSteps = lazyOptional(() => import('./home-screen-steps.tsx'));

/**
 * The offer to install the app: with the browser's prompt, or with instructions where there is none (iOS); over plain http, a
 * note that HTTPS is missing. Never shown to a child.
 */
export function InstallBanner() {
	const { user, selectedChild } = useSession();
	const { prompt, iosMethod, needsHttps, decline } = useInstallOffer();
	const [areStepsShown, setStepsShown] = useState(false);
	if (selectedChild || user?.role === 'child') return null;
	return (
		<>
			<div data-late role="status">
				{prompt && <PromptBanner prompt={prompt} onDecline={decline} />}
				{needsHttps && <Banner words={withHttps} decline="OK" onDecline={decline} isOnlyMobile />}
				{iosMethod && <ManualBanner onAsk={() => setStepsShown(true)} onDecline={decline} />}
			</div>
			{iosMethod && areStepsShown && (
				<Suspense>
					<HomeScreenSteps method={iosMethod} onClose={() => setStepsShown(false)} onDone={decline} />
				</Suspense>
			)}
		</>
	);
}

const withHttps =
	'With HTTPS, Everbranch can be installed and read without a network: “A tablet in the house” in its README says how.';

function PromptBanner({ prompt, onDecline }: { prompt: InstallPromptEvent; onDecline: () => void }) {
	const install = async () => {
		// The event allows one prompt; the browser may send another event later.
		const { outcome } = await prompt.prompt().catch(() => ({ outcome: 'accepted' as const }));
		if (outcome === 'accepted') clearInstallPrompt();
	};
	return (
		<Banner
			words="Keep Everbranch on your home screen, for stories without a network."
			onDecline={onDecline}
			isOnlyMobile
		>
			<Button icon="download" onClick={() => void install()}>
				Install
			</Button>
		</Banner>
	);
}

function ManualBanner({ onAsk: onShowSteps, onDecline }: { onAsk: () => void; onDecline: () => void }) {
	return (
		<Banner words="Put Everbranch on your home screen, for stories without a network." onDecline={onDecline}>
			<Button onClick={onShowSteps}>Show me how</Button>
		</Banner>
	);
}

type BannerProps = {
	words: string;
	decline?: string;
	onDecline: () => void;
	isOnlyMobile?: boolean;
	children?: ReactNode;
};

function Banner({ words, decline = 'Not Now', onDecline, isOnlyMobile = false, children }: BannerProps) {
	return (
		<div className={classNames(styles.banner, isOnlyMobile && styles.onlyMobile)}>
			<Logo />
			<p>{words}</p>
			<div className={styles.answers}>
				<Button look="bare" onClick={onDecline}>
					{decline}
				</Button>
				{children}
			</div>
		</div>
	);
}
