import './page.css';
import { Dexie } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/*
 * The least that React and Dexie can do: the newest sixty stories of a library as plain cards with their titles, and all
 * chapters of the one that is pressed. What the app takes beyond this is its own.
 */

const library = new Dexie('baseline', { cache: 'immutable' });
library.version(1).stores({ stories: 'id, createdAt', nodes: '_id, storyId' });

function Baseline() {
	const [opened, setOpened] = useState(null);
	useEffect(() => {
		const back = () => setOpened(null);
		addEventListener('popstate', back);
		return () => removeEventListener('popstate', back);
	}, []);
	const open = (event, id) => {
		event.preventDefault();
		history.pushState(null, '');
		setOpened(id);
	};
	return opened ? <Story id={opened} /> : <Stories onOpen={open} />;
}

function Stories({ onOpen }) {
	const stories = useLiveQuery(() => library.stories.orderBy('createdAt').reverse().limit(60).toArray());
	return (
		<ul>
			{stories?.map(({ id, title }) => (
				<li key={id}>
					<h2>
						<a href="/" onClick={(event) => onOpen(event, id)}>
							{title}
						</a>
					</h2>
				</li>
			))}
		</ul>
	);
}

function Story({ id }) {
	const chapters = useLiveQuery(() => library.nodes.where({ storyId: id }).toArray());
	return (
		<article data-age-group="">
			{chapters?.map(({ _id, content }) => (
				<section key={_id}>
					{content.split('\n\n').map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</section>
			))}
		</article>
	);
}

createRoot(document.getElementById('root')).render(<Baseline />);

/** The app's own policy stands over this page too: a script's address must come by its one name. */
const policy = window.trustedTypes.createPolicy('app-sw', { createScriptURL: (url) => url });
addEventListener('load', () => navigator.serviceWorker.register(policy.createScriptURL('/sw.js')));
