import { useState } from 'react';
import { adminCalls, type TextModel } from '../../../shared/contract/admin.ts';
import { send } from '../../net/http.ts';
import { useToast } from '../../ui/toasts.tsx';
import type { Settings } from './model-text.ts';

/** Saves the settings. `failed`: the last error, else null; `saved` is true until the next change. */
export function useSaving(onSaved: (settings: Settings) => void) {
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
