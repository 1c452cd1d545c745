import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/session.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useToast } from '../ui/toasts.tsx';
import { InstallBanner } from './install/install-banner.tsx';
import { beMidStory, isMidStory } from './mid-story.ts';
import { isPartMissing, startAnew, whenPartMisses } from './missing-part.ts';
import styles from './offers.module.css';
import { applyUpdate, whenUpdateWaits } from './worker.ts';

/** Twice as long as other messages: nobody here asked for it. */
const farewellMs = 10_000;

/** What the app may offer above a screen: itself for the home screen, and a newer version of itself. */
export default function Offers() {
	const { pathname } = useLocation();
	useFarewell();
	const [updateWaits, setUpdateWaits] = useState(false);
	useEffect(() => whenUpdateWaits(() => setUpdateWaits(true)), []);
	const midStory = isMidStory(pathname);
	useEffect(() => (midStory ? beMidStory() : undefined), [midStory]);
	const needsNewStart = useSyncExternalStore(whenPartMisses, isPartMissing);
	useEffect(() => {
		if (needsNewStart && !midStory) void startAnew();
	}, [needsNewStart, midStory]);
	return (
		<>
			<div data-late role="status">
				{/* Only here: elsewhere somebody may be in the middle of a story. */}
				{updateWaits && pathname === '/' && <UpdateOffer />}
				{needsNewStart && midStory && <NewStartOffer />}
			</div>
			{!midStory && <InstallBanner />}
		</>
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
	const [state, setState] = useState<'offered' | 'under way' | 'put off'>('offered');
	const update = async () => {
		setState('under way');
		setState((await applyUpdate()) === 'story is open' ? 'put off' : 'offered');
	};
	return (
		<div className={styles.offer}>
			<p>
				{state === 'put off'
					? 'A story is open in another window. Everbranch updates when it is finished there.'
					: 'A new version of Everbranch is ready.'}
			</p>
			<Button look="quiet" icon="retry" busy={state === 'under way'} onClick={() => void update()}>
				Update now
			</Button>
		</div>
	);
}

/** In the middle of a story it is only said; on the next screen outside it happens by itself. */
function NewStartOffer() {
	const show = useToast();
	const start = async () => {
		if (!(await startAnew({ isAsked: true }))) show('Everbranch cannot be reached just now.', 'warning');
	};
	return (
		<div className={classNames(styles.offer, styles.overFoot)}>
			<p>A part of Everbranch is missing here: a newer version may have come. Your stories are kept.</p>
			<Button look="quiet" icon="retry" onClick={() => void start()}>
				Reload
			</Button>
		</div>
	);
}
