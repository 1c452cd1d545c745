import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The lower bound for Node: a response of a fixed size for every request. Sends its port to its parent process. */
const body = Buffer.alloc(Number(process.argv[2]), 'x');
const headers = { 'content-type': 'application/json', 'content-length': body.length };

const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
