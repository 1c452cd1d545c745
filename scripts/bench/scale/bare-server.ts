import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/* Answers each request with the same bytes: what Node's own HTTP costs. */
const server = createServer((_request, response) => {
	response.writeHead(200, { 'content-type': 'application/json', 'content-length': workerData.length });
	response.end(workerData);
});
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));
