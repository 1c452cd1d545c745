import type { Level } from '../../../text/levels.ts';
import type { Line } from '../../../text/templates.ts';

/** A choice by a trait that fits any moment, for when the trait's own choices are used up. */
export type TraitChoice = { say: Line; outcome: readonly Line[] };

export const traitChoices: Record<Level, readonly TraitChoice[]> = {
	1: [
		{ say: 'Try the {trait} way', outcome: ['{hero} did it the {trait} way. It was a good way.'] },
		{ say: 'Show how {trait} you are', outcome: ['How {trait} was {hero}? Very! All could see it.'] },
		{ say: 'Do what you do best, and be {trait}', outcome: ['{hero} did what {they} did best. {They was} {trait}.'] },
	],
	2: [
		{
			say: 'Try the {trait} way once more',
			outcome: ['{hero} did it the {trait} way, and the {trait} way was the right one.'],
		},
		{
			say: 'Show everyone how {trait} you are',
			outcome: ['{hero} showed how {trait} {they} could be, and nobody could say no to that.'],
		},
		{
			say: 'Do what you do best, and be {trait}',
			outcome: ['{hero} did what {they} always did best. {They was} {trait}, and it was just what was needed.'],
		},
		{
			say: 'Trust that being {trait} will be enough',
			outcome: ['{hero} had only one thing left, and that was being {trait}. It was enough.'],
		},
	],
	3: [
		{
			say: 'Go about it in the {trait} way, your way',
			outcome: [
				'{hero} went about it in the {trait} way that was all {their} own, and little by little it began to work.',
			],
		},
		{
			say: 'Show once and for all how {trait} you are',
			outcome: [
				'{hero} showed how {trait} {they} could be when it mattered, and for a moment nobody knew what to say.',
			],
		},
		{
			say: 'Do what you do best, and be {trait}',
			outcome: [
				'{hero} did what {they} had always done best. {They was} {trait}, and that turned out to be exactly what was missing.',
			],
		},
		{
			say: 'Trust that being {trait} will be enough',
			outcome: ['There was nothing left to try but being {trait}, and {hero} had plenty of that. It was enough.'],
		},
	],
	4: [
		{
			say: 'Go about it in the {trait} way, as only you can',
			outcome: [
				'{hero} went about it in the {trait} way that had been laughed at before, and did not hurry, and by and by the laughing stopped.',
			],
		},
		{
			say: 'Show, when it is hardest, how {trait} you are',
			outcome: [
				'It is easy to be {trait} on a good day. {hero} was {trait} now, when nobody would have blamed {them} for being anything else, and it did not go unnoticed.',
			],
		},
		{
			say: 'Do what you do best, and be {trait}',
			outcome: [
				'{hero} stopped trying to be anybody else. {They was} {trait}, as {they} had been from the beginning, and it turned out to be the one thing that nobody had allowed for.',
			],
		},
		{
			say: 'Trust that being {trait} will be enough',
			outcome: [
				'When everything else had been tried there was nothing left but being {trait}, which {hero} had not thought of as a plan at all. It was the best one yet.',
			],
		},
	],
};
