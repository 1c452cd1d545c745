import { adminCalls } from '../../shared/admin.ts';
import { send } from '../net/http.ts';
import { Screen } from '../ui/screen.tsx';
import { Backups } from './settings/backups.tsx';
import { MakersNow } from './settings/makers-now.tsx';
import { ModelStates } from './settings/model-states.tsx';
import { SettingsForm } from './settings/settings-form.tsx';
import { Failed } from './story/failed.tsx';
import { useLoaded } from './story/use-loaded.ts';

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
