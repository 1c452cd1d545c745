import './page.css';
import { Dexie } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { createRoot } from 'react-dom/client';

/*
 * The least that React and Dexie can do: the newest sixty stories of a library, as plain cards with their titles. What the
 * dashboard takes beyond this is the app's own.
 */

const library = new Dexie('floor', { cache: 'immutable' });
library.version(1).stores({ stories: 'id, createdAt', nodes: '_id, storyId' });

function Stories() {
	const stories = useLiveQuery(() => library.stories.orderBy('createdAt').reverse().limit(60).toArray());
	return (
		<ul>
			{stories?.map(({ id, title }) => (
				<li key={id}>
					<h2>
						<a href={`/story/${id}`}>{title}</a>
					</h2>
				</li>
			))}
		</ul>
	);
}

createRoot(document.getElementById('root')).render(<Stories />);

/** The app's own policy stands over this page too: a script's address must come by its one name. */
const policy = window.trustedTypes.createPolicy('app-sw', { createScriptURL: (url) => url });
addEventListener('load', () => navigator.serviceWorker.register(policy.createScriptURL('/sw.js')));
