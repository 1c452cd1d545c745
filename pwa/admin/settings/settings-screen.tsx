import { adminCalls } from '../../../shared/contract/admin.ts';
import { send } from '../../net/http.ts';
import { Screen } from '../../ui/screen.tsx';
import { Failed } from '../ui/failure-with-retry.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Backups } from './backups.tsx';
import { MakersNow } from './media-makers.tsx';
import { ModelStates } from './model-status.tsx';
import { SettingsForm } from './settings-form.tsx';

const loadSettings = () => send(adminCalls.settings);

/** Which model tells the stories of this server, how each of them stands, and who draws and speaks. */
export default function SettingsScreen() {
	const { answer, busy, failed, retry, take } = useLoaded(loadSettings);
	/** What a trial found out is worth a look; without it, what was known stays. */
	const lookAgain = () => void loadSettings().then(take, () => {});
	return (
		<Screen title="Settings" narrow>
			{failed !== null ? (
				<Failed sentence="Failed to load settings" error={failed} busy={busy} onRetry={retry} />
			) : (
				<SettingsForm settings={answer} onSaved={take} />
			)}
			{answer && <ModelStates settings={answer} onTried={lookAgain} />}
			{answer && <MakersNow {...answer} />}
			{answer && <Backups />}
		</Screen>
	);
}
