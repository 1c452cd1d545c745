import type { Policy } from './policy.ts';

/** The terms between the operator of a server and its users. */
export const terms: Policy = {
	name: 'terms',
	title: 'Terms of Service',
	introduction:
		'These terms hold between you and the operator of this server, who offers Everbranch here. By making an account you agree to them.',
	sections: [
		{
			heading: 'What Everbranch does',
			passages: [
				'You choose a genre, a mood, an age group and a character, and Everbranch tells a story in chapters with pictures and, if you like, a voice. At the end of each chapter the reader chooses how it goes on.',
			],
		},
		{
			heading: 'Accounts and children',
			passages: [
				[
					'Accounts are made by adults. A child under 13 needs the consent of a parent or guardian, who is responsible for it.',
					'Please keep your password to yourself, and tell the operator if you think that somebody else knows it.',
					'You decide which genres, ratings and topics each child may meet. Please check these settings from time to time.',
				],
			],
		},
		{
			heading: 'Stories made by software',
			passages: [
				'Text, pictures and narration are made by software, built in or from a provider that the operator chose. They are checked before they are shown, but may still be odd, wrong or not to your taste. They are for reading pleasure and are no advice of any kind. Tell the operator about anything that a child should not have seen.',
			],
		},
		{
			heading: 'Fair use',
			passages: [
				[
					'Do not try to make stories that are hateful, sexual or cruel, or that are about a real child.',
					'Do not try to get round the checks, the limits or the accounts of others.',
					'Your stories are yours to read, print and share within your family and with friends.',
				],
			],
		},
		{
			heading: 'Access and payment',
			passages: [
				'An account may come with lifetime access or with a trial. When a trial ends, the stories that exist can still be read; making new ones needs lifetime access. Where it is sold, lifetime access costs $4.99 once, with no subscription, and may be given back within 30 days for the full price.',
			],
		},
		{
			heading: 'Ending it',
			passages: [
				'You can delete your account, and everything in it, at any time. The operator may close an account that breaks these terms, after telling you why, and gives you the chance to take your stories with you.',
			],
		},
		{
			heading: 'Liability',
			passages: [
				'Everbranch is offered as it is. The operator takes reasonable care to keep it safe and running, but does not promise that it always will. Nothing here takes away rights that the law gives you as a consumer.',
			],
		},
		{
			heading: 'Changes',
			passages: [
				'Each version of these terms bears its day. The version that you agreed to stays recorded, word for word, and is in the archive of your data.',
			],
		},
	],
};
