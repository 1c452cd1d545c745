import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Story } from '../../../shared/contract/story.ts';
import type { Changes } from '../../../shared/contract/sync.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { createStory, narrateChapter } from '../../e2e/stories.ts';
import { library } from '../../local/library/current-library.ts';
import { goTo, reload, setUpServer } from '../../testing/app-page.tsx';
import { changeAnswer, countCalls, setOnline } from '../../testing/network.ts';
import { fakeSpeech, localVoice, onlineVoice } from '../../testing/speech.ts';
import { openStory } from '../../testing/story-page.ts';
import { withFakeTimers } from '../../testing/timers.ts';
import { SpeechTrack } from '../../voice/speech-track.ts';

/* A voice of the device, which is a fake: browsers of tests have none, and nothing would be heard. */

const server = setUpServer({}, { realMedia: true });
let rosa: Session;
let story: Story;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	story = await createStory(server, rosa);
});

const play = (number: number) => page.getByRole('button', { name: `Play chapter ${number}` });
const pause = (number: number) => page.getByRole('button', { name: `Pause chapter ${number}` });
const bar = () => page.getByRole('region', { name: 'Reading aloud' });
const control = (name: string): Locator => bar().getByRole('button', { name, exact: true });
const heard = (name: string) => ([...(CSS.highlights.get(name) ?? [])][0] as Range | undefined)?.toString() ?? '';

function narratorIs(name: string): void {
	changeAnswer<Changes>('GET /api/sync', (changes) => ({ ...changes, narrator: name }));
}

/** Opens the story where the server's narrator is the built-in one, and presses play. */
async function listen(voices = [localVoice, onlineVoice]) {
	const speech = fakeSpeech(voices);
	narratorIs('built-in');
	await openStory(rosa, story);
	await play(1).click();
	return speech;
}

/** Has the server read the first chapter. */
async function narrate(): Promise<void> {
	await narrateChapter(server, rosa, story._id, story.nodes[0]!);
}

describe('a chapter without a recording', () => {
	// covers: device-voice/reads
	it('is read by the good local voice of the device, sentence by sentence, and nothing is asked of the server', async () => {
		const narrations = countCalls('POST /api/tts');
		const speech = await listen();
		await expect.element(pause(1)).toBeVisible();
		await expect.element(page.getByText('This tablet’s voice')).toBeVisible();
		const [first = ''] = speech.sentences();
		expect(story.nodes[0]?.content.startsWith(first)).toBe(true);
		expect(speech.now()?.voice?.name).toBe('Samantha');
		await expect.poll(() => heard('heard-sentence')).toBe(first);
		expect(heard('heard-word')).toBe('');
		speech.endSentence();
		await expect.poll(() => heard('heard-sentence')).toBe(speech.sentences()[1]);
		expect(narrations.count).toBe(0);
	});

	it('has its words highlighted where the voice names them', async () => {
		const speech = await listen();
		const [, second = ''] = speech.sentences()[0]?.split(' ') ?? [];
		speech.reachWord(speech.sentences()[0]?.indexOf(second) ?? 0);
		await expect.poll(() => heard('heard-word')).toBe(second.replaceAll(/\W/g, ''));
	});

	it('is paused, continued at the same sentence, and moved by sentences and speed', async () => {
		const speech = await listen();
		speech.endSentence();
		const [first, second] = speech.sentences();
		await control('Read aloud').click();
		await expect.element(play(1)).toBeVisible();
		expect(speech.now()).toBeNull();
		await control('Read aloud').click();
		expect(speech.now()?.text).toBe(second);
		await control('Back a sentence').click();
		expect(speech.now()?.text).toBe(first);
		await control('Forward a sentence').click();
		expect(speech.now()?.text).toBe(second);
		await control('0.8×').click();
		expect([speech.now()?.text, speech.now()?.rate]).toEqual([second, 0.8]);
	});

	it('is heard to its end, and stops there when nothing reads on', async () => {
		const speech = await listen();
		while (speech.now()) speech.endSentence();
		await expect.element(play(1)).toBeVisible();
		expect(speech.sentences().join(' ').replaceAll(/\s+/g, ' ')).toBe(
			story.nodes[0]?.content.replaceAll(/\s+/g, ' ').trim(),
		);
	});

	it('is read on by itself in the next chapter', async () => {
		const body = { nodeId: story.startNode, choiceIndex: 0 };
		await server.request('POST', `/api/stories/${story._id}/generate`, { as: rosa, body });
		const speech = await listen();
		await control('Read on by itself').click();
		while (speech.now()) speech.endSentence();
		await expect.element(pause(2)).toBeVisible();
		while (speech.now()) speech.endSentence();
		await expect.element(play(2)).toBeVisible();
		expect(speech.sentences().length).toBeGreaterThan(3);
	});

	it('plays on from a sentence that is pressed', async () => {
		const speech = await listen();
		const sentences = story.nodes[0]?.content.split('\n\n') ?? [];
		const pressed = sentences.at(-1) ?? '';
		await page.getByText(pressed, { exact: true }).click();
		await expect.poll(() => pressed.includes(speech.now()?.text ?? '-')).toBe(true);
	});

	// covers: device-voice/local-only
	it('is read by the server where the only voices are online', async () => {
		const speech = await listen([onlineVoice]);
		await expect.element(page.getByText('Built-in voice')).toBeVisible();
		expect(speech.sentences()).toEqual([]);
	});

	it('is read by the server’s provider, also where the device has a good voice', async () => {
		const speech = fakeSpeech([localVoice]);
		narratorIs('openai');
		await openStory(rosa, story);
		await play(1).click();
		await expect.element(pause(1)).toBeVisible();
		expect(speech.sentences()).toEqual([]);
	});

	it('is read by the server when the voice of the device fails', async () => {
		const narrations = countCalls('POST /api/tts');
		const speech = await listen();
		speech.fail();
		await expect.element(page.getByText('Built-in voice')).toBeVisible();
		expect(narrations.count).toBe(1);
	});

	it('is paused when another tab takes the voice', async () => {
		const narrations = countCalls('POST /api/tts');
		const speech = await listen();
		await expect.element(pause(1)).toBeVisible();
		speech.interrupt();
		await expect.element(play(1)).toBeVisible();
		await play(1).click();
		expect(speech.now()?.text).toBe(speech.sentences()[0]);
		expect(narrations.count).toBe(0);
	});

	it('is read without a network', async () => {
		const speech = fakeSpeech([localVoice]);
		narratorIs('built-in');
		await openStory(rosa, story);
		await expect.element(play(1)).toBeVisible();
		setOnline(false);
		await play(1).click();
		await expect.element(pause(1)).toBeVisible();
		expect(speech.sentences()).toHaveLength(1);
	});

	// covers: device-voice/system-controls
	it('is shown in the system’s controls, which move by sentences', async () => {
		const handlers = new Map<string, (() => void) | null>();
		const setHandler = vi
			.spyOn(navigator.mediaSession, 'setActionHandler')
			.mockImplementation((name, handler) => void handlers.set(name, handler as (() => void) | null));
		const played = vi.spyOn(HTMLMediaElement.prototype, 'play');
		onTestFinished(() => {
			setHandler.mockRestore();
			played.mockRestore();
		});
		const speech = await listen();
		await expect.poll(() => navigator.mediaSession.metadata?.artist).toBe(story.title);
		expect(navigator.mediaSession.playbackState).toBe('playing');
		// A browser shows the controls while an element plays that is neither muted nor shorter than five seconds.
		const silence = played.mock.contexts.at(-1) as HTMLAudioElement;
		await expect.poll(() => silence.currentTime).toBeGreaterThan(0);
		expect(silence).toMatchObject({ paused: false, loop: true, muted: false, duration: 10 });
		handlers.get('seekforward')?.();
		expect(speech.now()?.text).toBe(speech.sentences()[1]);
		handlers.get('seekbackward')?.();
		expect(speech.now()?.text).toBe(speech.sentences()[0]);
		handlers.get('pause')?.();
		await expect.element(play(1)).toBeVisible();
		await expect.poll(() => navigator.mediaSession.playbackState).toBe('paused');
		expect([speech.now(), silence.paused]).toEqual([null, true]);
		handlers.get('play')?.();
		await expect.element(pause(1)).toBeVisible();
		expect(silence.paused).toBe(false);
		await goTo('/');
		expect(silence.hasAttribute('src')).toBe(false);
	});

	it('stops at the end of a sentence when the minutes of the sleep timer are over', async () => {
		await withFakeTimers(async ({ advance }) => {
			const stopped = vi.spyOn(SpeechTrack.prototype, 'stopAfterSentence');
			onTestFinished(() => stopped.mockRestore());
			const speech = await listen();
			const sleepTimer = bar().getByRole('combobox', { name: 'Sleep timer' });
			await sleepTimer.selectOptions('Stop: 10 min');
			await advance(10 * 60_000);
			await expect.poll(() => stopped.mock.calls.length).toBeGreaterThan(0);
			await expect.element(pause(1)).toBeVisible();
			expect(speech.now()?.text).toBe(speech.sentences()[0]);
			speech.endSentence();
			await expect.element(play(1)).toBeVisible();
			await expect.element(sleepTimer).toHaveValue('off');
			expect(speech.sentences()).toHaveLength(1);
		});
	});

	it('is silent when the reader leaves', async () => {
		const speech = await listen();
		await goTo('/');
		await expect.element(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
		expect(speech.now()).toBeNull();
	});
});

describe('a chapter with a recording', () => {
	it('is heard from it, though the device has a good voice', async () => {
		await narrate();
		const speech = await listen();
		await expect.element(pause(1)).toBeVisible();
		await expect.poll(() => document.querySelector('audio')?.currentTime).toBeGreaterThan(0);
		expect(speech.sentences()).toEqual([]);
	});
});

describe('a chapter with a recording that is not on this device, without a network', () => {
	const isLater = page.getByText('This chapter can be heard when the tablet is online again.');

	/** Opens the story of a chapter with a recording, whose file is only at the server. */
	async function openOffline(voices: Parameters<typeof fakeSpeech>[0]) {
		await narrate();
		const speech = fakeSpeech(voices);
		narratorIs('built-in');
		await openStory(rosa, story);
		await expect.element(page.getByText('Built-in voice')).toBeVisible();
		setOnline(false);
		return speech;
	}

	// covers: device-voice/out-of-reach
	it('is read by the voice of the device', async () => {
		const speech = await openOffline([localVoice]);
		await expect.element(page.getByText('Listen to this chapter')).toBeVisible();
		await play(1).click();
		await expect.element(pause(1)).toBeVisible();
		await expect.element(page.getByText('This tablet’s voice')).toBeVisible();
		expect(speech.sentences()).toHaveLength(1);
	});

	it('says when it can be heard where the device has no good voice, and is heard then on request', async () => {
		await openOffline([onlineVoice]);
		await expect.element(isLater).toBeVisible();
		await play(1).click();
		await expect
			.element(page.getByText('It will be read aloud as soon as you are online again.').first())
			.toBeVisible();
		setOnline(true);
		await expect.element(page.getByText('Built-in voice')).toBeVisible();
		await expect.element(isLater).not.toBeInTheDocument();
	});

	it('is heard from the recording where its file is stored', async () => {
		await openOffline([localVoice]);
		await expect.element(page.getByText('Listen to this chapter')).toBeVisible();
		const { nodes, media } = library();
		const url = (await nodes.get(story.startNode!))!.audioUrls!.sage;
		const file = { name: url.split('/').at(-1)!, storyId: story._id, type: 'audio/mpeg', size: 1, usedAt: Date.now() };
		await media.put(file);
		await expect.element(page.getByText('Built-in voice')).toBeVisible();
	});
});

describe('the voice of this device in the profile', () => {
	const option = (name: RegExp) => page.getByRole('group', { name: 'Voice:' }).getByRole('radio', { name });

	// covers: device-voice/switch
	it('is named, can be tried, and can be exchanged for the server’s', async () => {
		const speech = fakeSpeech([onlineVoice]);
		narratorIs('built-in');
		await openStory(rosa, story);
		await goTo('/profile');
		await expect.element(option(/^this tablet’s/)).toBeDisabled();
		speech.findVoices([onlineVoice, localVoice]);
		await expect.element(option(/^this tablet’s Samantha/)).toBeChecked();
		await page.getByRole('button', { name: 'Try it' }).click();
		expect(speech.now()?.voice?.name).toBe('Samantha');
		await option(/^the server’s Built-in voice/).click();
		await expect.element(option(/^the server’s/)).toBeChecked();
		await reload();
		await expect.element(option(/^the server’s/)).toBeChecked();
		const spokenSoFar = speech.sentences().length;
		await goTo(`/story/${story._id}`);
		await play(1).click();
		await expect.element(page.getByText('Built-in voice')).toBeVisible();
		expect(speech.sentences()).toHaveLength(spokenSoFar);
	});
});
