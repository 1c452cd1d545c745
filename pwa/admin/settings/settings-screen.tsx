import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { adminCalls, type TextModel, textModels } from '../../../shared/contract/admin.ts';
import { send } from '../../net/http.ts';
import { callQuery } from '../../session/account-query-client.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { RetryableFailure } from '../ui/failure.tsx';
import { Backups } from './backups.tsx';
import { MediaMakers } from './media-makers.tsx';
import { ModelStatusList } from './model-status.tsx';
import { modelWarning, type Settings, storytellerText } from './model-text.ts';
import styles from './settings-screen.module.css';

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

type Props = {
	/** Null while they load; until then no model can be chosen. */
	settings: Settings | null;
	onSaved: (settings: Settings) => void;
};

/** The storyteller in use, and the form that selects the text model. */
function SettingsForm({ settings, onSaved }: Props) {
	const [edited, setEdited] = useState<TextModel | null>(null);
	const saving = useSaveSettings(onSaved);
	const chosen = edited ?? settings?.textModel;
	const warning = settings && chosen ? modelWarning(chosen, settings) : null;
	const save = () => chosen && saving.save(chosen);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void save();
	};
	const choose = (model: string) => {
		setEdited(textModels.find((known) => known === model) ?? null);
		saving.change();
	};
	return (
		<>
			<p role="status" className={styles.now}>
				{settings ? storytellerText(settings) : 'Loading...'}
			</p>
			<Panel aria-label="Text generation">
				<form className={styles.form} onSubmit={submit}>
					<SelectField
						label="Text Generation Model"
						hint="Writes the chapters of new stories. Image generation is not affected."
						disabled={!settings || saving.busy}
						value={chosen ?? ''}
						onChange={(event) => choose(event.target.value)}
					>
						{!settings && <option value="">Loading...</option>}
						{textModels.map((model) => (
							<option key={model} value={model}>
								{model}
							</option>
						))}
					</SelectField>
					{warning && <Notice tone="warning">{warning}</Notice>}
					{saving.failed !== null && (
						<RetryableFailure
							sentence="Failed to save settings"
							error={saving.failed}
							busy={saving.busy}
							onRetry={save}
						/>
					)}
					<div className={styles.foot}>
						<p role="status" className={styles.saved}>
							{saving.saved && 'All changes are saved.'}
						</p>
						<Button type="submit" icon="check" disabled={!settings} busy={saving.busy}>
							{saving.busy ? 'Saving...' : 'Save Changes'}
						</Button>
					</div>
				</form>
			</Panel>
		</>
	);
}

/** Saves the settings. `failed`: the last error, else null; `saved` is true until the next change. */
function useSaveSettings(onSaved: (settings: Settings) => void) {
	const [busy, setBusy] = useState(false);
	const [failed, setFailed] = useState<unknown>(null);
	const [saved, setSaved] = useState(false);
	const show = useToast();
	const save = async (textModel: TextModel) => {
		setBusy(true);
		setSaved(false);
		try {
			onSaved(await send(adminCalls.saveSettings, { body: { textModel } }));
			setFailed(null);
			setSaved(true);
			show('Settings saved', 'success');
		} catch (error) {
			setFailed(error);
		}
		setBusy(false);
	};
	return { busy, failed, saved, save, change: () => setSaved(false) };
}
