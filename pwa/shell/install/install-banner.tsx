import { type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo.tsx';
import { forgetInstallOffer, type InstallOffer } from '../install.ts';
import { lazyExtra } from '../lazy-extra.ts';
import styles from './install-banner.module.css';
import { useInstallOffer } from './use-install-offer.ts';

const HomeScreenSteps = lazyExtra(() => import('./home-screen-steps.tsx'));

/**
 * The offer to put the app on the home screen: by the browser where it can, else by telling how; by plain http, what is
 * missing for it. Never made to a child.
 */
export function InstallBanner() {
	const { user, selectedChild } = useSession();
	const { signal, way, needsHttps, decline } = useInstallOffer();
	const [isTold, setTold] = useState(false);
	if (selectedChild || user?.role === 'child') return null;
	return (
		<>
			<div data-late role="status">
				{signal && <BySignal signal={signal} onDecline={decline} />}
				{needsHttps && <Banner words={withHttps} decline="OK" onDecline={decline} onlyMobile />}
				{way && <ByHand onAsk={() => setTold(true)} onDecline={decline} />}
			</div>
			{way && isTold && (
				<Suspense>
					<HomeScreenSteps way={way} onClose={() => setTold(false)} onDone={decline} />
				</Suspense>
			)}
		</>
	);
}

const withHttps =
	'With HTTPS, Everbranch can be installed and read without a network: “A tablet in the house” in its README says how.';

function BySignal({ signal, onDecline }: { signal: InstallOffer; onDecline: () => void }) {
	const install = async () => {
		// A signal is good for one prompt; when the browser is willing again, it gives another one.
		const { outcome } = await signal.prompt().catch(() => ({ outcome: 'accepted' as const }));
		if (outcome === 'accepted') forgetInstallOffer();
	};
	return (
		<Banner
			words="Keep Everbranch on your home screen, for stories without a network."
			onDecline={onDecline}
			onlyMobile
		>
			<Button icon="download" onClick={() => void install()}>
				Install
			</Button>
		</Banner>
	);
}

function ByHand({ onAsk, onDecline }: { onAsk: () => void; onDecline: () => void }) {
	return (
		<Banner words="Put Everbranch on your home screen, for stories without a network." onDecline={onDecline}>
			<Button onClick={onAsk}>Show me how</Button>
		</Banner>
	);
}

type BannerProps = {
	words: string;
	decline?: string;
	onDecline: () => void;
	onlyMobile?: boolean;
	children?: ReactNode;
};

function Banner({ words, decline = 'Not Now', onDecline, onlyMobile = false, children }: BannerProps) {
	return (
		<div className={classNames(styles.banner, onlyMobile && styles.onlyMobile)}>
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
