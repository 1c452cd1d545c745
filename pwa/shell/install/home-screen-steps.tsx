import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import styles from './home-screen-steps.module.css';
import type { IosInstallMethod } from './ios-install-method.ts';
import { AddPicture, HomePicture, ListPicture, SharePicture } from './step-pictures.tsx';

type Props = { method: IosInstallMethod; onClose: () => void; onDone: () => void };

/** The steps that put the app on the home screen of an iPhone or iPad. */
export default function HomeScreenSteps({ method, onClose, onDone }: Props) {
	const actions = (
		<>
			<Button look="quiet" onClick={onClose}>
				Later
			</Button>
			<Button icon="check" onClick={onDone}>
				Done
			</Button>
		</>
	);
	return (
		<Modal open onClose={onClose} title="Put Everbranch on your home screen" actions={actions}>
			<ol className={styles.steps}>
				<li>
					<SharePicture way={method} />
					<p>{shareButton[method]}</p>
				</li>
				<li>
					<ListPicture />
					<p>
						Choose <strong>Add to Home Screen</strong>. It may stand further down the list
						{method === 'elsewhere' ? '; where it is missing, open this page in Safari.' : '.'}
					</p>
				</li>
				<li>
					<AddPicture />
					<p>
						Tap <strong>Add</strong>. If there is a switch <strong>Open as Web App</strong>, leave it on.
					</p>
				</li>
				<li>
					<HomePicture />
					<p>
						Open Everbranch from its <strong>new icon</strong> once while you are online, and log in there.
					</p>
				</li>
			</ol>
			<p className={styles.gain}>From then on your stories stay on this device, also without a network.</p>
		</Modal>
	);
}

const share = <strong>Share</strong>;

const shareButton: Record<IosInstallMethod, ReactNode> = {
	'safari-iphone': <>Tap {share} in the bar at the bottom of Safari. If it is not there, tap More (•••) first.</>,
	'safari-ipad': <>Tap {share} at the top right of Safari.</>,
	chrome: <>Tap {share} at the end of Chrome’s address bar.</>,
	firefox: <>Open Firefox’s menu (☰) and tap {share}.</>,
	elsewhere: <>Tap {share}; most browsers have it in their menu.</>,
};
