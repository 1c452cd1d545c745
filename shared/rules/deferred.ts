/** As `Promise.withResolvers`, which Safari has only from 17.4 on. */
export function deferred<Value = void>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
	let resolve = (_value: Value) => {};
	const promise = new Promise<Value>((settle) => {
		resolve = settle;
	});
	return { promise, resolve };
}
