/** Where product.md §9 keeps the bearer token: local storage, under this key. */
const key = 'token';

export function readToken(): string | null {
	return localStorage.getItem(key);
}

export function keepToken(token: string): void {
	localStorage.setItem(key, token);
}

export function dropToken(): void {
	localStorage.removeItem(key);
}

/** Calls back when another tab logs in or out. Returns how to stop listening. */
export function onTokenChangedElsewhere(callback: () => void): () => void {
	const listen = (event: StorageEvent) => {
		if (event.key === key) callback();
	};
	window.addEventListener('storage', listen);
	return () => window.removeEventListener('storage', listen);
}
