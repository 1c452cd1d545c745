import { Panel } from '../../ui/panel.tsx';
import styles from './media-makers.module.css';
import { retirementText, type Settings } from './model-text.ts';
import { TryVoice } from './try-voice.tsx';

type Props = Pick<Settings, 'illustrator' | 'narrator' | 'ends'>;

/** Illustrator and narrator, which the operator configures. */
export function MediaMakers({ illustrator, narrator, ends }: Props) {
	return (
		<Panel aria-labelledby="makers">
			<h2 id="makers" className={styles.heading}>
				Pictures and voice
			</h2>
			<dl className={styles.makers}>
				<Maker called="Illustrator" name={illustrator} end={ends.illustrator} variables="IMAGE" />
				<Maker called="Narrator" name={narrator} end={ends.narrator} variables="SPEECH" />
			</dl>
		</Panel>
	);
}

type MakerProps = { called: string; name: string; end: string | null; variables: 'IMAGE' | 'SPEECH' };

function Maker({ called, name, end, variables }: MakerProps) {
	const isBuiltIn = name === 'built-in';
	const retirement = isBuiltIn ? null : retirementText(end, `${variables}_MODEL`, Date.now());
	return (
		<div className={styles.maker}>
			<dt>{called}</dt>
			<dd>{name}</dd>
			{retirement && <dd className={retirement.tone === 'bad' ? styles.ending : styles.about}>{retirement.text}</dd>}
			<dd className={styles.about}>
				{isBuiltIn ? (
					<>
						It needs no key and no network. A provider takes over with <code>{variables}_API_KEY</code> or{' '}
						<code>OPENAI_API_KEY</code>, unless <code>{variables}_PROVIDER</code> is built-in.
						{variables === 'SPEECH' && (
							<>
								{' '}
								<code>docker compose --profile voice up</code> brings a natural voice for nothing.
							</>
						)}
					</>
				) : (
					<>
						<code>{variables}_PROVIDER=built-in</code> goes back to the built-in one.
					</>
				)}
			</dd>
			{variables === 'SPEECH' && !isBuiltIn && (
				<dd>
					<TryVoice />
				</dd>
			)}
		</div>
	);
}
