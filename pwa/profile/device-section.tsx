import { useState } from 'react';
import { freeUpSpace, type StorageUsage, setPrefetchOnMetered, useStorageUsage } from '../local/media/storage-usage.ts';
import { needsFormerStoryteller } from '../local/telling/former-need.ts';
import {
	addOptionalPart,
	canKeepOptionalPart,
	removeOptionalPart,
	useOptionalPart,
	wantsOptionalPart,
} from '../local/telling/optional-part.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { ConfirmDialog } from '../ui/modal.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toasts.tsx';
import styles from './device-section.module.css';
import { VoiceRow } from './voice-row.tsx';

/**
 * The media on this device and their size. Text is always stored. Without HTTPS no media can be stored: then it says
 * what HTTPS would add.
 */
export function DeviceSection() {
	const space = useStorageUsage();
	return (
		<Panel aria-labelledby="device">
			<h2 id="device" className={styles.heading}>
				This device
			</h2>
			{!isSecureContext && (
				<p>
					Without HTTPS your stories can be read as long as this device reaches the server; with it they can also be
					kept here for times without a network, and Everbranch can be installed. “A tablet in the house” in its README
					says how.
				</p>
			)}
			{isSecureContext && space && (
				<div className={styles.rows}>
					{space.isFull && (
						<Notice tone="warning">
							This device has no space left, so pictures and narration are not saved at the moment. The text of your
							stories is here.
						</Notice>
					)}
					<SpaceRow space={space} />
					<MeteredSwitch isOn={space.savesOnMetered} />
					{canKeepOptionalPart() && <OptionalPartRow />}
				</div>
			)}
			<VoiceRow />
		</Panel>
	);
}

function SpaceRow({ space }: { space: StorageUsage }) {
	const [isConfirming, setConfirming] = useState(false);
	const [busy, setBusy] = useState(false);
	const showToast = useToast();
	const removeMedia = async () => {
		setBusy(true);
		const bytes = await freeUpSpace();
		setBusy(false);
		setConfirming(false);
		showToast(`${megabytes(bytes)} freed`, 'success');
	};
	return (
		<div className={styles.row}>
			<p>
				{storyCount(space.stories)} saved with all pictures and narration. Together with what else was looked at here
				they take {megabytes(space.bytes)}.
			</p>
			<Button look="quiet" icon="trash" disabled={space.freeable === 0} onClick={() => setConfirming(true)}>
				Free up space
			</Button>
			<ConfirmDialog
				open={isConfirming}
				title="Free up space?"
				confirmLabel="Free up"
				busy={busy}
				onConfirm={() => void removeMedia()}
				onCancel={() => setConfirming(false)}
			>
				<p>
					{megabytes(space.freeable)} of pictures and narration go from this device. The text of every story stays, and
					so do stories that you keep on this device. The rest comes again when a story is read with a connection.
				</p>
			</ConfirmDialog>
		</div>
	);
}

function MeteredSwitch({ isOn }: { isOn: boolean }) {
	// The live query follows the press with a delay.
	const [isChecked, setChecked] = useState(isOn);
	const change = (now: boolean) => {
		setChecked(now);
		void setPrefetchOnMetered(now);
	};
	return (
		<Checkbox checked={isChecked} onChange={(event) => change(event.target.checked)}>
			Save pictures and narration over mobile data too
		</Checkbox>
	);
}

/** The optional part: a switch, its size and state, and a way to remove it. */
function OptionalPartRow() {
	const { isReady, bytes } = useOptionalPart(needsFormerStoryteller);
	const [isWanted, setWanted] = useState(wantsOptionalPart);
	const [isBusy, setBusy] = useState(false);
	const showToast = useToast();
	const change = async (work: Promise<void>, wants: boolean) => {
		setWanted(wants);
		setBusy(true);
		await work.catch(() => showToast('It could not be fetched. Please try again when you are connected.', 'error'));
		setBusy(false);
	};
	const add = () => void change(addOptionalPart(needsFormerStoryteller), true);
	const remove = () => void change(removeOptionalPart(), false);
	return (
		<div className={styles.row}>
			<div>
				<Checkbox checked={isWanted} disabled={isBusy} onChange={(event) => (event.target.checked ? add() : remove())}>
					Stories without network ({megabytes(bytes)})
				</Checkbox>
				<p role="status" className={styles.state}>
					{isReady ? 'ready' : 'not ready'}
				</p>
			</div>
			<Button look="quiet" icon="trash" disabled={isBusy || !isReady} onClick={remove}>
				Remove
			</Button>
		</div>
	);
}

function storyCount(stories: number): string {
	if (stories === 0) return 'No story is';
	return stories === 1 ? '1 story is' : `${stories} stories are`;
}

/** `12.3 MB`, or `less than 0.1 MB`. */
function megabytes(bytes: number): string {
	if (bytes === 0) return '0\u00a0MB';
	return bytes < 100_000 ? 'less than 0.1\u00a0MB' : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}
