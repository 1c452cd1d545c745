import { adminCalls } from '../../shared/admin.ts';
import { send } from '../net/http.ts';
import { Screen } from '../ui/screen.tsx';
import { SettingsForm } from './settings/settings-form.tsx';
import { Failed } from './story/failed.tsx';
import { useLoaded } from './story/use-loaded.ts';

const loadSettings = () => send(adminCalls.settings);

/** Which model tells the stories of this server. */
export default function SettingsScreen() {
	const { answer, busy, failed, retry, take } = useLoaded(loadSettings);
	return (
		<Screen title="Settings" narrow>
			{failed !== null ? (
				<Failed sentence="Failed to load settings" error={failed} busy={busy} onRetry={retry} />
			) : (
				<SettingsForm settings={answer} onSaved={take} />
			)}
		</Screen>
	);
}
