import type { Policy } from './policy.ts';
import { retentionDays } from './retention.ts';

/** The privacy policy: what is stored, where, for how long, who receives it, and a parent's rights. */
export const privacy: Policy = {
	name: 'privacy',
	title: 'Privacy Policy',
	introduction:
		'Everbranch makes stories for children. It asks for little, keeps it in one place, and shows no advertising. This page says what is kept, why, and how to have it deleted.',
	sections: [
		{
			heading: 'Who is responsible',
			passages: [
				'Everbranch runs on a server that a person or an organisation operates: a family at home, a school, a library. The operator of this server decides about the data on it and answers for it. Please send questions and requests to the operator who gave you this address.',
			],
		},
		{
			heading: 'What is kept',
			passages: [
				[
					'Of a parent: name, age, email address, content settings, and a scrambled form of the password that cannot be read back.',
					'Of a child profile: a first name or nickname, an age, and the genres, ratings and topics that a parent chose.',
					'The stories: what was asked for, the chapters, the choices taken, pictures and narration.',
					'That you agreed to these texts, for yourself and for each child: when, how, and to which version.',
					'Your logins: when each began and was last used, and on what kind of device.',
					'How much was told, drawn and read aloud on a day, so that the operator knows what it costs.',
					'Of a chapter that you or a child reported: why, and what was decided.',
					'In a technical log: when what kind of request came and how it went, without names, texts or passwords. How long such a log is kept is set on the machine that the server runs on.',
					'Of a payment, when there is one: that it was made. Card details go to the payment provider and never come here.',
				],
				'There are no advertising or tracking cookies, and nothing records how a child reads or behaves.',
			],
		},
		{
			heading: 'Where it is kept',
			passages: [
				'On this server and in its backups, and as a copy on each device on which you log in, so that stories can be read without a network. The copy is deleted from the device when you log out. Profiles on a shared device separate what is shown; they do not encrypt it.',
			],
		},
		{
			heading: 'Who else gets it',
			passages: [
				"Stories are written by a storyteller, drawn by an illustrator and read aloud by a narrator. All three are built into this server, and then nothing leaves it. An operator may choose an outside provider of a large language model, pictures or voice instead. Such a provider receives what the story is to be about: the character's name, kind and traits, genre, mood, age group and the story so far. It never receives an email address or an account number. Please give the character an invented name, not the full name of a child. Data is not sold, and goes to nobody else.",
			],
		},
		{
			heading: 'Made by a machine',
			passages: [
				'Text, pictures and voices are made by software, and the story says so. They are checked against the age rating and the topics that a parent ruled out, but no check is perfect: please look in on what young children read.',
			],
		},
		{
			heading: 'Children under 13',
			passages: [
				"A child under 13 may use Everbranch only with the consent of a parent or guardian, who makes the account and the child's profile and agrees in the child's place. We ask a child for nothing beyond what a story needs. A parent may withdraw consent at any time by deleting the child's profile.",
			],
		},
		{
			heading: 'Your rights as a parent',
			passages: [
				[
					'See and correct what is kept of you and your children, in the settings.',
					'Take a copy of everything: data, pictures and narration in one archive.',
					"Delete a story, a child's profile with all its stories, or the whole account. Of a profile or an account you get a receipt.",
					'Ask the operator for any of these, and complain to the data protection authority where you live.',
				],
			],
		},
		{
			heading: 'How long',
			passages: [
				'Until you delete it. What is deleted disappears from the server at once, and from the copies and backups that it makes by itself within the time below. These go by themselves:',
				[
					`Logins that nobody used: after ${retentionDays.unusedSessions} days; each login: after ${retentionDays.sessions} days.`,
					`Answers that the server keeps so that a device can ask twice: after ${retentionDays.idempotencyAnswers} days.`,
					`Copies and backups of the whole server: after ${retentionDays.backups} days.`,
					`Which family and story needed how much of a storyteller, an illustrator or a narrator: after ${retentionDays.usage} days. The sums stay, and name nobody.`,
					`What an administrator's change was and became: after ${retentionDays.auditDetails} days, and at once when the account that it is about is deleted.`,
				],
				'Kept without a name: that an administrator changed something, that an account or a profile was deleted or copied, each with a number in place of a name, and that a payment was made. Unused accounts may be deleted by the operator after notice.',
			],
		},
		{
			heading: 'Changes',
			passages: [
				'Each version of this text bears its day. The version that you agreed to stays recorded, word for word, and is in the archive of your data.',
			],
		},
	],
};
