/** Many devices, each with a websocket, as socket.io's client opens it. */
export type Sockets = Disposable & {
	/** How many were closed since they were opened. */
	lost(): number;
};

/** The number of sockets that connect at a time. */
const atATime = 50;

/** Opens a socket for each token, and waits until the server has accepted all. */
export async function openSockets(url: string, tokens: readonly string[]): Promise<Sockets> {
	const open: WebSocket[] = [];
	let lost = 0;
	const left = [...tokens];
	const openOneByOne = async () => {
		for (let token = left.pop(); token; token = left.pop()) {
			const socket = await admitted(url, token);
			socket.addEventListener('close', () => lost++);
			open.push(socket);
		}
	};
	await Promise.all(Array.from({ length: atATime }, openOneByOne));
	return {
		lost: () => lost,
		[Symbol.dispose]() {
			for (const socket of open) socket.close();
		},
	};
}

/*
 * socket.io's own words, of which a client has to know four: `0…` here I am, `40…` let me in (and: you are in), `44…` you are
 * not, `2` are you there, to which the answer is `3`.
 */
async function admitted(url: string, token: string): Promise<WebSocket> {
	const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`);
	const isIn = Promise.withResolvers<void>();
	socket.addEventListener('error', () => isIn.reject(new Error('A socket could not be opened')));
	socket.addEventListener('message', ({ data }) => {
		const said = String(data);
		if (said === '2') socket.send('3');
		else if (said.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`);
		else if (said.startsWith('44')) isIn.reject(new Error(`A socket was refused: ${said}`));
		else if (said.startsWith('40')) isIn.resolve();
	});
	await isIn.promise;
	return socket;
}
