import type { TextModel } from '../../../shared/admin.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './model-states.module.css';
import type { Settings } from './model-words.ts';

/** The variable of the server's environment that holds each model's key (decisions §11). */
const keys: Record<TextModel, string> = {
	'gpt-4o': 'OPENAI_API_KEY',
	'claude-4-sonnet': 'ANTHROPIC_API_KEY',
	deepseek: 'DEEPSEEK_API_KEY',
};

/** Which models could tell stories on this server, and by which name their provider knows them. */
export function ModelStates({ models }: Pick<Settings, 'models'>) {
	return (
		<dl className={styles.models}>
			{models.map(({ id, configured, modelId }) => (
				<div key={id} className={styles.model}>
					<dt>{id}</dt>
					<dd className={configured ? styles.ready : styles.missing}>
						<Icon name={configured ? 'check' : 'alert'} />
						<span>{configured ? 'Configured' : `Not configured: the server has no ${keys[id]}`}</span>
					</dd>
					<dd className={styles.about}>
						Model id: <code>{modelId}</code>
					</dd>
				</div>
			))}
		</dl>
	);
}
