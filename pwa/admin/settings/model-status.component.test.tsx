import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { day } from '../../../shared/rules/durations.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { setUpAdminServer } from '../../testing/admin-server.ts';
import { openApp, phone, textOf } from '../../testing/app-page.tsx';
import { answerCall, changeAnswer, holdAnswer, refuseCall } from '../../testing/network.ts';
import type { ModelState, Settings } from './model-text.ts';

/* What providers answer is changed in the server's answers: the server's own words are tested in api/makers/text-models. */

const server = setUpAdminServer();
const load = 'GET /api/admin/settings';
const attempt = 'POST /api/admin/settings/try';
const sentence = 'A small fox found a lantern that hummed.';
const unreachable = 'Cannot be reached, or does not take the key.';

const inThirtyDays = new Date(Date.now() + 30 * day).toISOString().slice(0, 10);

/** All models are configured; only the provider of gpt-4o, the one in use, is reachable. */
function answerSettings(parts: Partial<Record<ModelState['id'], Partial<ModelState>>> = {}): void {
	changeAnswer<Settings>(load, (settings) => ({
		...settings,
		storyteller: 'openai',
		models: settings.models.map((model) => ({ ...model, configured: true, reachable: false, ...parts[model.id] })),
	}));
}
const ofGpt = { 'gpt-4o': { reachable: true, retiresOn: inThirtyDays } };

function answerTrial(): void {
	answerCall(attempt, () => Response.json({ sentence, modelId: 'gpt-4o', milliseconds: 1234 }));
}

beforeEach(() => answerSettings(ofGpt));

describe('the status of each model', () => {
	// covers: makers-provider/admin-sees-how-each
	it('shows whether it is in use, whether it can be reached, and when it is retired', async () => {
		await open();
		await expect.element(page.getByText('Stories are told by openai now.')).toBeVisible();
		const ending = /^Its provider ends this model on .*, in (29|30) days/;
		for (const words of ['Tells now', 'Configured', 'Reachable', ending])
			await expect.element(modelOf('gpt-4o').getByText(words, { exact: true })).toBeVisible();
		for (const other of ['claude-4-sonnet', 'deepseek']) {
			await expect.element(modelOf(other).getByText(unreachable)).toBeVisible();
			await expect.element(modelOf(other).getByText('Tells now')).not.toBeInTheDocument();
		}
	});
});

describe('trying a model', () => {
	// covers: makers-provider/admin-sees-how-each
	it('shows one sentence of the model, the model id and the duration', async () => {
		answerTrial();
		const release = holdAnswer(attempt);
		await open();
		await tryOf('gpt-4o').click();
		const result = modelOf('gpt-4o').getByRole('status');
		await expect.element(result.getByText('Asking for a sentence...')).toBeVisible();
		await expect.element(tryOf('gpt-4o')).toHaveAttribute('aria-disabled', 'true');
		release();
		await expect.element(result.getByText(sentence)).toBeVisible();
		expect(textOf(result)).toContain('gpt-4o, 1,234 ms');
	});

	it('starts from the keyboard, and its button keeps the focus', async () => {
		answerTrial();
		await open();
		await expect.element(tryOf('gpt-4o')).toBeVisible();
		tryOf('gpt-4o').element().focus();
		await userEvent.keyboard('{Enter}');
		await expect.element(modelOf('gpt-4o').getByText(sentence)).toBeVisible();
		await expect.element(tryOf('gpt-4o')).toHaveFocus();
	});

	it.each([
		[502, 'The server in ANTHROPIC_BASE_URL does not accept the key in ANTHROPIC_API_KEY.'],
		[500, 'Something went wrong here.'],
	])('that ends in %i says in the server’s words why, and may be started again', async (status, words) => {
		refuseCall(attempt, status, { error: words });
		await open();
		await tryOf('claude-4-sonnet').click();
		const result = modelOf('claude-4-sonnet').getByRole('status');
		await expect.element(result.getByText(words)).toBeVisible();
		answerTrial();
		await tryOf('claude-4-sonnet').click();
		await expect.element(result.getByText(sentence)).toBeVisible();
		await expect.element(result.getByText(words)).not.toBeInTheDocument();
	});

	it('loads the status again: a model that can be reached again is shown as reachable', async () => {
		answerTrial();
		await open();
		const claude = modelOf('claude-4-sonnet');
		await expect.element(claude.getByText(unreachable)).toBeVisible();
		answerSettings({ ...ofGpt, 'claude-4-sonnet': { reachable: true } });
		await tryOf('claude-4-sonnet').click();
		await expect.element(claude.getByText(sentence)).toBeVisible();
		await expect.element(claude.getByText('Reachable', { exact: true })).toBeVisible();
	});
});

describe('the models with their results', () => {
	beforeEach(async () => {
		answerTrial();
		await open({ ...phone, width: 320 });
		await tryOf('gpt-4o').click();
		await expect.element(modelOf('gpt-4o').getByText(sentence)).toBeVisible();
		refuseCall(attempt, 502, {
			error:
				'The server in DEEPSEEK_BASE_URL could not be reached. Check that it runs, its address, and this machine’s way to it.',
		});
		await tryOf('deepseek').click();
		await expect.element(modelOf('deepseek').getByText('could not be reached')).toBeVisible();
	});

	it('are not wider than the smallest phone', async () => {
		await expect.poll(() => document.documentElement.scrollWidth).toBe(320);
	});

	it('have no accessibility violations', { tags: 'deep' }, () => expectAccessible());
});

function open(viewport?: typeof phone): Promise<void> {
	return openApp('/admin/settings', { as: server.ada, ...(viewport && { viewport }) });
}

function modelOf(id: string) {
	const heading = page.getByRole('heading', { level: 3, name: id });
	return page.getByRole('listitem').filter({ has: heading });
}

function tryOf(id: string) {
	return page.getByRole('button', { name: `Try it: ${id}` });
}

describe('the narrator', () => {
	const tryIt = () => page.getByRole('button', { name: 'Try it: narrator' });

	// covers: reading-aloud/word-times
	it.each([
		[true, 'word times: yes'],
		[false, 'word times: no'],
	])('of a provider can be tried, and says whether it sends word times: %s', async (hasWordTimes, words) => {
		changeAnswer<Settings>(load, (settings) => ({ ...settings, narrator: 'openai' }));
		const trial = { modelId: 'kokoro', voice: 'af_heart', milliseconds: 812, hasWordTimes };
		answerCall('POST /api/admin/settings/try-voice', () => Response.json(trial));
		await open();
		await tryIt().click();
		await expect.element(page.getByText(words, { exact: true })).toBeVisible();
		await expect.element(page.getByText('kokoro', { exact: true })).toBeVisible();
	});

	it('that cannot be tried says why, in the server’s words', async () => {
		changeAnswer<Settings>(load, (settings) => ({ ...settings, narrator: 'openai' }));
		refuseCall('POST /api/admin/settings/try-voice', 502, {
			error: 'The server in SPEECH_BASE_URL could not be reached.',
		});
		await open();
		await tryIt().click();
		await expect.element(page.getByText('The server in SPEECH_BASE_URL could not be reached.')).toBeVisible();
	});

	it('that is built in is told how a natural voice comes for nothing', async () => {
		await open();
		await expect.element(page.getByText('docker compose --profile voice up')).toBeVisible();
		await expect.element(tryIt()).not.toBeInTheDocument();
	});
});
