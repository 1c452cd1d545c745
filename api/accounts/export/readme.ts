type Contents = { name: string; at: Date; children: number; stories: number; missing: readonly string[] };

/** The README of the archive, which explains each file. */
export function readme({ name, at, children, stories, missing }: Contents): string {
	return `EVERBRANCH: the data of ${name}

Packed on ${at.toISOString().slice(0, 10)}. It holds all that this Everbranch keeps about the account,
${inWords(children, 'child profile')} and ${inWords(stories, 'story', 'stories')}.

account.json    The account: name, age, email, settings, access, when you agreed to which
                text, when you were logged in, what you paid, what an admin changed, which
                child profiles you deleted, and how much telling, drawing and narrating
                your stories used.
children.json   The same of each child profile.
agreed-to/      The texts that you agreed to. The sha256 of each stands in account.json.
stories.json    Every story with every chapter on every branch, the choices, which of them
                was taken last, and who told, drew and narrated it and how. Chapters that
                were prepared and that nobody has chosen yet stand apart.
stories/        Each story as a page: open it in any browser.
pictures/       The picture of each chapter, in its largest size, and of some heroes the
                picture after which the others were drawn.
narration/      The narration of each chapter that was listened to.

"chapter-3-after-2-1" is the third chapter, as it goes on after the second choice of the
first chapter and the first choice of the next one. All times are in UTC.

Left out: passwords, of which only a fingerprint is kept, and what is worked out from the
story anew, such as smaller pictures or when each word is spoken.
${missing.length === 0 ? '' : `\nThese files belong here, but were not to be found on the server:\n${missing.map((path) => `  ${path}`).join('\n')}\n`}`;
}

function inWords(count: number, one: string, many = `${one}s`): string {
	return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
