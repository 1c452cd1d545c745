import type { About } from '../../shared/contract/about.ts';

type Props = { about: About | null | undefined };

/** Beside a promise of “unlimited”: what the server makes for a family in a day. Nothing where it has no such limit. */
export function DailyCaps({ about }: Props) {
	const { stories, chapters, narrations, server } = about?.dailyCaps ?? {};
	const own = [
		stories && counted(stories, 'new story', 'new stories'),
		chapters && counted(chapters, 'new chapter', 'new chapters'),
		narrations &&
			counted(narrations, 'chapter read aloud for the first time', 'chapters read aloud for the first time'),
	].filter((part) => typeof part === 'string');
	if (own.length === 0 && !server) return null;
	return (
		<p>
			{own.length > 0 && `A day on this server has up to ${inWords(own)} for each family. `}
			{server && `All families together have up to ${counted(server, 'of these', 'of these')} a day. `}
			What is there already can always be read and heard.
		</p>
	);
}

/** The first benefit of the offer: without a limit, or with the one that counts. */
export function storiesBenefit({ about }: Props): string {
	const { stories, chapters } = about?.dailyCaps ?? {};
	if (stories) return `Up to ${counted(stories, 'new story', 'new stories')} a day`;
	if (chapters) return `Up to ${counted(chapters, 'new chapter', 'new chapters')} a day`;
	return 'Unlimited stories';
}

function counted(count: number, one: string, many: string): string {
	return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

function inWords(parts: readonly string[]): string {
	return new Intl.ListFormat('en-US').format(parts);
}
