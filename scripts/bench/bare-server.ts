import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The least that Node can do: the same number of bytes for every request. Tells its port to who started it. */
const body = Buffer.alloc(Number(process.argv[2]), 'x');
const headers = { 'content-type': 'application/json', 'content-length': body.length };

const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
