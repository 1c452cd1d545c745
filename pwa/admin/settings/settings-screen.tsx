import { useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCalls } from '../../../shared/contract/admin.ts';
import { send } from '../../net/http.ts';
import { callQuery } from '../../session/account-query-client.tsx';
import { Screen } from '../../ui/screen.tsx';
import { RetryableFailure } from '../ui/failure.tsx';
import { Backups } from './backups.tsx';
import { MediaMakers } from './media-makers.tsx';
import { ModelStatusList } from './model-status.tsx';
import type { Settings } from './model-text.ts';
import { SettingsForm } from './settings-form.tsx';

const settingsQuery = callQuery(adminCalls.settings);

/** The text model, the status of each model, the media makers and the backups. */
export default function SettingsScreen() {
	const client = useQueryClient();
	const { data, error, isFetching, refetch } = useQuery(settingsQuery);
	const update = (settings: Settings) => client.setQueryData(settingsQuery.queryKey, settings);
	/** Reloads the settings after a model was tried; a failure keeps the former ones. */
	const lookAgain = () => void send(adminCalls.settings).then(update, () => {});
	return (
		<Screen title="Settings" narrow>
			{error ? (
				<RetryableFailure sentence="Failed to load settings" error={error} busy={isFetching} onRetry={refetch} />
			) : (
				<SettingsForm settings={data} onSaved={update} />
			)}
			{data && <ModelStatusList settings={data} onTried={lookAgain} />}
			{data && <MediaMakers {...data} />}
			{data && <Backups />}
		</Screen>
	);
}
