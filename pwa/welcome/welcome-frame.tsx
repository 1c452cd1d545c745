import type { ReactNode } from 'react';
import dusk from '../art/dusk.svg';
import duskTall from '../art/dusk-tall.svg';
import { Footer } from '../shell/footer.tsx';
import { Wordmark } from '../ui/logo.tsx';
import { useDocumentTitle } from '../ui/screen.tsx';
import styles from './welcome-frame.module.css';

type Props = { title: string; lead: string; tab: string; children: ReactNode };

/** The frame of login and registration: a picture, and the form beside it (below it on narrow screens). */
export function WelcomeFrame({ title, lead, tab, children }: Props) {
	useDocumentTitle(tab);
	return (
		<div className={styles.frame}>
			<picture className={styles.picture}>
				<source media="(min-width: 60rem)" srcSet={duskTall} />
				<img src={dusk} alt="" width={1200} height={700} />
			</picture>
			<div className={styles.page}>
				<main id="main" tabIndex={-1} className={styles.form}>
					<Wordmark className={styles.wordmark} />
					<h1>{title}</h1>
					<p id="lead" className={styles.subtitle}>
						{lead}
					</p>
					{children}
				</main>
				<Footer />
			</div>
		</div>
	);
}
