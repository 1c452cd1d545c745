import { useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import styles from './model-status.module.css';
import {
	configuredText,
	isInUse,
	type ModelState,
	reachableText,
	retirementText,
	type Settings,
	type StatusText,
	variableName,
} from './model-text.ts';
import { TryModel } from './try-model.tsx';

type Props = { settings: Settings; onTried: () => void };

/** The status of each text model, with a button that tries it. */
export function ModelStatusList({ settings, onTried }: Props) {
	return (
		<Panel aria-labelledby="models">
			<h2 id="models" className={styles.heading}>
				How each model stands
			</h2>
			<ul className={styles.models}>
				{settings.models.map((model) => (
					<ModelStatus key={model.id} model={model} isInUse={isInUse(model, settings)} onTried={onTried} />
				))}
			</ul>
		</Panel>
	);
}

function ModelStatus({ model, isInUse: inUse, onTried }: { model: ModelState; isInUse: boolean; onTried: () => void }) {
	const reason = useId();
	const end = retirementText(model.retiresOn, variableName(model.id, 'MODEL'), Date.now());
	return (
		<li className={styles.model}>
			<h3 className={styles.name}>
				{model.id} {inUse && <StatusBadge tone="green">Tells now</StatusBadge>}
			</h3>
			<div className={styles.state}>
				<StatusLine id={reason} status={configuredText(model)} />
				{model.configured && <StatusLine status={reachableText(model)} />}
				{end && <StatusLine status={end} />}
				<p className={styles.about}>
					Model id: <code>{model.modelId}</code>
				</p>
			</div>
			<TryModel model={model} reason={reason} onTried={onTried} />
		</li>
	);
}

const icons = { good: 'check', bad: 'alert', plain: 'info' } as const;

function StatusLine({ status: { tone, text }, id }: { status: StatusText; id?: string }) {
	return (
		<p id={id} className={styles[tone]}>
			<Icon name={icons[tone]} />
			<span>{text}</span>
		</p>
	);
}
