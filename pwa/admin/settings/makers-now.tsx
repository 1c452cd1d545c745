import { Panel } from '../../ui/panel.tsx';
import styles from './makers-now.module.css';
import type { Settings } from './model-words.ts';

type Props = Pick<Settings, 'illustrator' | 'narrator'>;

/** Who draws and who speaks. That is the operator's choice, not an admin's. */
export function MakersNow({ illustrator, narrator }: Props) {
	return (
		<Panel aria-labelledby="makers">
			<h2 id="makers" className={styles.heading}>
				Pictures and voice
			</h2>
			<dl className={styles.makers}>
				<Maker called="Illustrator" name={illustrator} variables="IMAGE" />
				<Maker called="Narrator" name={narrator} variables="SPEECH" />
			</dl>
		</Panel>
	);
}

function Maker({ called, name, variables }: { called: string; name: string; variables: 'IMAGE' | 'SPEECH' }) {
	const isBuiltIn = name === 'built-in';
	return (
		<div className={styles.maker}>
			<dt>{called}</dt>
			<dd>{name}</dd>
			<dd className={styles.about}>
				{isBuiltIn ? (
					<>
						It needs no key and no network. A provider takes over with <code>{variables}_API_KEY</code> or{' '}
						<code>OPENAI_API_KEY</code>, unless <code>{variables}_PROVIDER</code> is built-in.
					</>
				) : (
					<>
						<code>{variables}_PROVIDER=built-in</code> goes back to the built-in one.
					</>
				)}
			</dd>
		</div>
	);
}
