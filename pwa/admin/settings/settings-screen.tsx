import { adminCalls } from '../../../shared/contract/admin.ts';
import { send } from '../../net/http.ts';
import { Screen } from '../../ui/screen.tsx';
import { RetryableFailure } from '../ui/failure.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Backups } from './backups.tsx';
import { MediaMakers } from './media-makers.tsx';
import { ModelStatusList } from './model-status.tsx';
import { SettingsForm } from './settings-form.tsx';

const loadSettings = () => send(adminCalls.settings);

/** The text model, the status of each model, the media makers and the backups. */
export default function SettingsScreen() {
	const { answer, busy, failed, retry, take } = useLoaded(loadSettings);
	/** Reloads the settings after a model was tried; a failure keeps the former ones. */
	const lookAgain = () => void loadSettings().then(take, () => {});
	return (
		<Screen title="Settings" narrow>
			{failed !== null ? (
				<RetryableFailure sentence="Failed to load settings" error={failed} busy={busy} onRetry={retry} />
			) : (
				<SettingsForm settings={answer} onSaved={take} />
			)}
			{answer && <ModelStatusList settings={answer} onTried={lookAgain} />}
			{answer && <MediaMakers {...answer} />}
			{answer && <Backups />}
		</Screen>
	);
}
