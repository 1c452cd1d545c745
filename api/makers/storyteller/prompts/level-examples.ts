import type { AgeGroup } from '../../../../shared/rules/ages.ts';

/** Two paragraphs at each age group's reading level; a test checks them against its reading band. */
export const levelExamples: Readonly<Record<AgeGroup, string>> = {
	'3-5': `Bo the bear had one red boot. Just one! Where was the other? Bo looked in the bed. He looked in the bath. No boot.

“Quack,” said the boot box. A box does not say quack! Bo lifted the lid, just a bit. Two round eyes looked up. “This is my house now,” said the duck.`,
	'6-8': `Nobody in Tin Street had seen the moon for three nights. “It is hiding,” said Ida. She put her telescope on the window sill, next to the jam. Then she waited, and ate most of the jam.

At ten o’clock something scratched at the glass. It was round and pale, and it had very cold hands. “Please,” it said, “could I sit by your stove? It is so windy up there.” Ida looked at the stove. She looked at the moon. “Wipe your feet first,” she said.`,
	'9-11': `The lighthouse had been dark for eleven years, and everybody in the harbor had a different reason for it. Jonah had collected nine of them in a notebook with a fish on the cover. The tenth reason was sitting on the steps when he arrived, eating his sandwich.

“You are late,” said the goat, with her mouth full. Jonah checked the page where goats might be listed, but he had not planned for any. Behind her the door stood open by the width of a hand, and warm air came out, smelling of candles. Somebody was at home. “How long have you been keeping the secret?” he asked, and she stopped chewing.`,
	'12+': `By the time the ferry left the pier, Wren had read the letter so often that it had begun to come apart along its folds. Her grandmother had never asked anybody for anything, as far as the family could remember. Now she was asking for a ladder and a kettle. She was also asking for the one grandchild who could be trusted not to talk.

Not talking was the only talent that Wren had ever been praised for, and she was no longer certain it was one. The captain let her stand beside the wheel, where the glass was scratched with the names of children who had made the crossing before her. Her mother’s name was among them. It was cut deep and at an angle, as though somebody had been pulling her away.`,
};
