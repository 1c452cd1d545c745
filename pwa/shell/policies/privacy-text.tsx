import styles from './policy-text.module.css';

/** What is kept, where, for how long, who gets it, and what a parent can do about it. */
export default function PrivacyText() {
	return (
		<div className={styles.text}>
			<p>
				Everbranch makes stories for children. It asks for little, keeps it in one place, and shows no advertising. This
				page says what is kept, why, and how to have it deleted.
			</p>
			<h3>Who is responsible</h3>
			<p>
				Everbranch runs on a server that a person or an organisation operates: a family at home, a school, a library.
				The operator of this server decides about the data on it and answers for it. Please send questions and requests
				to the operator who gave you this address.
			</p>
			<h3>What is kept</h3>
			<ul>
				<li>Of a parent: name, age, email address, and a scrambled form of the password that cannot be read back.</li>
				<li>
					Of a child profile: a first name or nickname, an age, and the genres, ratings and topics that a parent chose.
				</li>
				<li>The stories: what was asked for, the chapters, the choices taken, pictures and narration.</li>
				<li>That you agreed to these texts, when, and to which version.</li>
				<li>
					Of a payment, when there is one: that it was made. Card details go to the payment provider and never come
					here.
				</li>
			</ul>
			<p>There are no advertising or tracking cookies, and nothing measures what a child does from day to day.</p>
			<h3>Where it is kept</h3>
			<p>
				On this server, and as a copy on each device on which you log in, so that stories can be read without a network.
				The copy is deleted from the device when you log out. Profiles on a shared device separate what is shown; they
				do not encrypt it.
			</p>
			<h3>Who else gets it</h3>
			<p>
				Stories are written by a storyteller, drawn by an illustrator and read aloud by a narrator. All three are built
				into this server, and then nothing leaves it. An operator may choose an outside provider of a large language
				model, pictures or voice instead. Such a provider receives what the story is to be about: the character's name,
				kind and traits, genre, mood, age group and the story so far. It never receives an email address or an account
				number. Please give the character an invented name, not the full name of a child. Data is not sold, and goes to
				nobody else.
			</p>
			<h3>Made by a machine</h3>
			<p>
				Text, pictures and voices are made by software, and the story says so. They are checked against the age rating
				and the topics that a parent ruled out, but no check is perfect: please look in on what young children read.
			</p>
			<h3>Children under 13</h3>
			<p>
				A child under 13 may use Everbranch only with the consent of a parent or guardian, who makes the account and the
				child's profile and agrees in the child's place. We ask a child for nothing beyond what a story needs. A parent
				may withdraw consent at any time by deleting the child's profile.
			</p>
			<h3>Your rights as a parent</h3>
			<ul>
				<li>See and correct what is kept of you and your children, in the settings.</li>
				<li>Take a copy of everything: data, pictures and narration in one archive.</li>
				<li>Delete a story, a child's profile with all its stories, or the whole account.</li>
				<li>Ask the operator for any of these, and complain to the data protection authority where you live.</li>
			</ul>
			<h3>How long</h3>
			<p>
				Until you delete it. What is deleted disappears from the server at once, and from its backups within 30 days. A
				record that an administrator changed something is kept without names or story texts. Unused accounts may be
				deleted by the operator after notice.
			</p>
			<h3>Changes</h3>
			<p>When this policy changes in a way that matters, you are asked again before you go on.</p>
		</div>
	);
}
