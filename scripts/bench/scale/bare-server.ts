import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/* A process that answers each request with the same bytes, which its first message is: what Node's own HTTP costs. */
process.once('message', (bytes: Uint8Array) => {
	const server = createServer((_request, response) => {
		response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
		response.end(bytes);
	});
	server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
