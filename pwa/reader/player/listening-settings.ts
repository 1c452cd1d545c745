export const speeds = [0.8, 1, 1.2] as const;
export type Speed = (typeof speeds)[number];

/** How this device reads aloud. `readsOn`: chapter after chapter. */
export type ListeningSettings = { speed: Speed; readsOn: boolean };

const key = 'listening';
const defaults: ListeningSettings = { speed: 1, readsOn: false };

export function readListeningSettings(): ListeningSettings {
	try {
		const { speed, readsOn } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<string, unknown>>;
		return { speed: speeds.find((one) => one === speed) ?? defaults.speed, readsOn: readsOn === true };
	} catch {
		return defaults;
	}
}

export function storeListeningSettings(settings: ListeningSettings): void {
	try {
		localStorage.setItem(key, JSON.stringify(settings));
	} catch {
		// Without local storage they hold until the story is left.
	}
}
