import { type Policy, versionLine } from '../../../shared/policies/policy.ts';
import { privacy } from '../../../shared/policies/privacy.ts';
import { terms } from '../../../shared/policies/terms.ts';
import { policyVersion } from '../../../shared/policies/version.ts';
import styles from './policy-text.module.css';

const texts = { terms, privacy };

export default function PolicyText({ policy }: { policy: keyof typeof texts }) {
	const { introduction, sections } = texts[policy];
	return (
		<div className={styles.text}>
			<p className={styles.version}>{versionLine(policyVersion)}</p>
			<p>{introduction}</p>
			{sections.map(({ heading, passages }) => (
				<Section key={heading} heading={heading} passages={passages} />
			))}
		</div>
	);
}

function Section({ heading, passages }: Policy['sections'][number]) {
	return (
		<>
			<h3>{heading}</h3>
			{passages.map((passage) =>
				typeof passage === 'string' ? (
					<p key={passage}>{passage}</p>
				) : (
					<ul key={passage[0]}>
						{passage.map((point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
				),
			)}
		</>
	);
}
