import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/session.tsx';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { useToast } from '../ui/toasts.tsx';
import { forgetInstallOffer, type InstallOffer, installOffer, whenInstallOfferChanges } from './install.ts';
import styles from './offers.module.css';
import { applyUpdate, whenUpdateWaits } from './worker.ts';

/** Twice as long as other messages: nobody here asked for it. */
const farewellMs = 10_000;

/** What the app may offer above a screen: itself for the home screen, and a newer version of itself. */
export default function Offers() {
	const { pathname } = useLocation();
	const { selectedChild } = useSession();
	useFarewell();
	const install = useSyncExternalStore(whenInstallOfferChanges, installOffer);
	const [updateWaits, setUpdateWaits] = useState(false);
	useEffect(() => whenUpdateWaits(() => setUpdateWaits(true)), []);
	return (
		<div role="status">
			{/* Only here: elsewhere somebody may be in the middle of a story. */}
			{updateWaits && pathname === '/' && <UpdateOffer />}
			{install && !selectedChild && <InstallBanner offer={install} />}
		</div>
	);
}

/** Says why the parent view is back when the child that was acted as was removed from the family elsewhere. */
function useFarewell() {
	const { lostChild } = useSession();
	const show = useToast();
	useEffect(() => {
		if (lostChild) show(`${lostChild.profile.name} is no longer in this family.`, 'warning', farewellMs);
	}, [lostChild, show]);
}

function UpdateOffer() {
	return (
		<div className={styles.offer}>
			<p>A new version of Everbranch is ready.</p>
			<Button look="quiet" icon="retry" onClick={applyUpdate}>
				Update now
			</Button>
		</div>
	);
}

function InstallBanner({ offer }: { offer: InstallOffer }) {
	const install = async () => {
		const { outcome } = await offer.prompt();
		if (outcome === 'accepted') forgetInstallOffer();
	};
	return (
		<div className={`${styles.offer} ${styles.onlyMobile}`}>
			<Logo />
			<p>Keep Everbranch on your home screen, for stories without a network.</p>
			<div className={styles.answers}>
				<Button look="bare" onClick={forgetInstallOffer}>
					Not Now
				</Button>
				<Button icon="download" onClick={() => void install()}>
					Install
				</Button>
			</div>
		</div>
	);
}
