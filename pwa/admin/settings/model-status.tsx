import { useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import styles from './model-status.module.css';
import {
	configuredInWords,
	endInWords,
	type ModelState,
	reachInWords,
	type Said,
	type Settings,
	tellsNow,
	variableOf,
} from './model-text.ts';
import { Trial } from './try-model.tsx';

type Props = { settings: Settings; onTried: () => void };

/** The status of each text model, with a button that tries it. */
export function ModelStates({ settings, onTried }: Props) {
	return (
		<Panel aria-labelledby="models">
			<h2 id="models" className={styles.heading}>
				How each model stands
			</h2>
			<ul className={styles.models}>
				{settings.models.map((model) => (
					<Model key={model.id} model={model} tells={tellsNow(model, settings)} onTried={onTried} />
				))}
			</ul>
		</Panel>
	);
}

function Model({ model, tells, onTried }: { model: ModelState; tells: boolean; onTried: () => void }) {
	const reason = useId();
	const end = endInWords(model.retiresOn, variableOf(model.id, 'MODEL'), Date.now());
	return (
		<li className={styles.model}>
			<h3 className={styles.name}>
				{model.id} {tells && <StatusBadge tone="green">Tells now</StatusBadge>}
			</h3>
			<div className={styles.state}>
				<StateLine id={reason} said={configuredInWords(model)} />
				{model.configured && <StateLine said={reachInWords(model)} />}
				{end && <StateLine said={end} />}
				<p className={styles.about}>
					Model id: <code>{model.modelId}</code>
				</p>
			</div>
			<Trial model={model} reason={reason} onTried={onTried} />
		</li>
	);
}

const icons = { good: 'check', bad: 'alert', plain: 'info' } as const;

function StateLine({ said: { tone, words }, id }: { said: Said; id?: string }) {
	return (
		<p id={id} className={styles[tone]}>
			<Icon name={icons[tone]} />
			<span>{words}</span>
		</p>
	);
}
