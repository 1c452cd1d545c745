import { type Figure, median } from '../figures.ts';
import { startServer } from '../server.ts';
import { type BareChapter, bareClient } from './bare-client.ts';
import { beginStory, connectReader, measureNextChapter } from './chapter.ts';
import { providerEnv, startProvider } from './provider.ts';

const rounds = 15;
const usual = {
	plan: { firstPiece: 100, whole: 400 },
	chapter: { firstPiece: 300, whole: 1500 },
	picture: 1500,
	voice: 1000,
};
/** One chapter after the other, by the server and by the bare client in turn, under the same conditions. */
export async function oneByOne(): Promise<Figure[]> {
	await using provider = await startProvider(usual);
	await using server = await startServer(providerEnv(provider, 2));
	const bare = bareClient(provider.baseUrl);
	const [rosa, socket] = await connectReader(server);
	const [ours, theirs]: [BareChapter[], BareChapter[]] = [[], []];
	for (let round = -2; round < rounds; round++) {
		const story = await beginStory(server, rosa, socket);
		const alone = await bare.chapter();
		const read = await measureNextChapter(server, rosa, socket, story);
		// The first rounds warm both up.
		if (round < 0) continue;
		theirs.push(alone);
		ours.push(read);
	}
	socket.close();
	return chapterFigures(ours, theirs);
}

type Of = (chapter: BareChapter) => number;
const complete: Of = ({ picture, voice }) => Math.max(picture, voice);

function chapterFigures(ours: readonly BareChapter[], theirs: readonly BareChapter[]): Figure[] {
	const compared = (what: string, of: Of, most?: number): Figure[] => {
		const than = { what: 'bare client', value: median(theirs.map(of)) };
		const own = median(ours.map((chapter, i) => of(chapter) - of(theirs[i]!)));
		return [
			{ what, value: median(ours.map(of)), unit: 'ms', than },
			{ what: '· over the provider’s own time', value: own, unit: 'ms', ...(most ? { limit: { most } } : {}) },
		];
	};
	return [
		...compared('first sentence at a socket', ({ firstSentence }) => firstSentence, 150),
		...compared('chapter told', ({ text }) => text, 40),
		...compared('chapter drawn', ({ picture }) => picture),
		...compared('chapter narrated', ({ voice }) => voice),
		...compared('chapter complete (longest chain)', complete, 100),
	];
}
