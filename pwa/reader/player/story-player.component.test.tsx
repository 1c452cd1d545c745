import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createStory, narrateChapter } from '../../e2e/stories.ts';
import { setUpServer } from '../../testing/app-page.tsx';
import { realFetch } from '../../testing/network.ts';
import { StoryPlayer } from './story-player.ts';

/* The recording of the tests is 30 seconds of silence. What is heard while it is made is a part of it, whose end is that of the connection. */

const server = setUpServer({}, { realMedia: true });
const chapterId = 'the first chapter';
const seconds = 30;
let audioUrl: string;
let liveUrl: string;
let player: StoryPlayer;
let audio: HTMLAudioElement;
let detach: () => void;

beforeEach(async () => {
	// Without any press on the page, browsers refuse to play.
	await userEvent.click(document.body);
	const rosa = await server.register('Rosa');
	const story = await createStory(server, rosa);
	const narrated = await narrateChapter(server, rosa, story._id, story.nodes[0]!);
	const file = await realFetch(narrated.audioUrl, { headers: { Authorization: `Bearer ${rosa.token}` } });
	const bytes = await file.arrayBuffer();
	audioUrl = URL.createObjectURL(new Blob([bytes], { type: 'audio/mpeg' }));
	liveUrl = URL.createObjectURL(new Blob([bytes.slice(0, bytes.byteLength / 2)], { type: 'audio/mpeg' }));
	audio = document.createElement('audio');
	player = new StoryPlayer();
	detach = player.attach(audio);
	player.register({ chapterId, number: 1, play: () => {}, playFrom: () => {} });
});
afterEach(() => {
	detach();
	for (const url of [audioUrl, liveUrl]) URL.revokeObjectURL(url);
});

const playback = () => player.playbackOf(chapterId);
const hearLive = async () => {
	player.request(chapterId, liveUrl);
	await expect.poll(playback).toMatchObject({ isPlaying: true, isLive: true });
};

describe('a recording that is heard while it is made', () => {
	// covers: reading-aloud/heard-at-once
	it('plays on undisturbed when it is finished', async () => {
		await hearLive();
		expect(player.isOpen).toBe(true);
		player.finish(chapterId, { audioUrl, seconds });
		expect(playback()).toMatchObject({ isPlaying: true, isLive: true, seconds });
		expect(audio.src).toBe(liveUrl);
	});

	it('continues with the finished file where the connection broke', async () => {
		await hearLive();
		player.finish(chapterId, { audioUrl, seconds });
		audio.currentTime = 14.7;
		await expect.poll(() => audio.src).toBe(audioUrl);
		await expect.poll(playback).toMatchObject({ isPlaying: true, isLive: false, hasEnded: false });
		expect(audio.currentTime).toBeGreaterThan(14);
	});

	it('waits where the connection broke before it was finished', async () => {
		await hearLive();
		audio.currentTime = 14.7;
		await expect.poll(playback).toMatchObject({ isPlaying: false, hasEnded: false });
		player.finish(chapterId, { audioUrl, seconds });
		await expect.poll(playback).toMatchObject({ isPlaying: true, isLive: false });
		expect(audio.currentTime).toBeGreaterThan(14);
	});

	it('ends as a whole when all of it was heard', async () => {
		player.request(chapterId, audioUrl);
		await expect.poll(() => playback().isPlaying).toBe(true);
		player.finish(chapterId, { audioUrl: liveUrl, seconds });
		audio.currentTime = seconds - 0.2;
		await expect.poll(() => playback().hasEnded).toBe(true);
		expect(audio.src).toBe(audioUrl);
	});

	it('is replaced by the finished file when the reader moves within it, and plays on', async () => {
		await hearLive();
		player.finish(chapterId, { audioUrl, seconds });
		player.seek(chapterId, audioUrl, 20);
		await expect.poll(playback).toMatchObject({ isPlaying: true, isLive: false });
		expect(audio.currentTime).toBeGreaterThanOrEqual(20);
	});

	it('is replaced by the finished file while it is paused', async () => {
		await hearLive();
		player.pause();
		await expect.poll(() => playback().isPlaying).toBe(false);
		player.preload(chapterId, { audioUrl, seconds });
		expect(audio.src).toBe(audioUrl);
		player.finish(chapterId, { audioUrl, seconds });
		expect(audio.paused).toBe(true);
	});

	it('goes on when its request has failed for now', async () => {
		await hearLive();
		player.cancel(chapterId);
		expect(audio.src).toBe(liveUrl);
		expect(playback().isPlaying).toBe(true);
	});
});

describe('a recording that cannot be heard while it is made', () => {
	it('is played when it is finished', async () => {
		player.request(chapterId, 'data:audio/mpeg,');
		await expect.poll(() => audio.error).not.toBe(null);
		expect(playback()).toMatchObject({ isPlaying: false, hasFailed: false });
		player.finish(chapterId, { audioUrl, seconds });
		await expect.poll(playback).toMatchObject({ isPlaying: true, isLive: false });
	});

	it('is not played when it was paused, or another chapter was requested meanwhile', async () => {
		player.request(chapterId, null);
		player.pause();
		player.finish(chapterId, { audioUrl, seconds });
		expect(audio.hasAttribute('src')).toBe(false);
		player.request(chapterId, null);
		player.request('the second chapter', null);
		player.finish(chapterId, { audioUrl, seconds });
		expect(audio.hasAttribute('src')).toBe(false);
	});

	it('leaves nothing loaded when its request is refused', () => {
		player.request(chapterId, liveUrl);
		player.cancel(chapterId);
		expect(audio.hasAttribute('src')).toBe(false);
		player.finish(chapterId, { audioUrl, seconds });
		expect(audio.hasAttribute('src')).toBe(false);
	});
});
