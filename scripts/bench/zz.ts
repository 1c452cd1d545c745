import autocannon from 'autocannon';
import { drawn, register, startServer, wish } from './server.ts';

await using server = await startServer();
const rosa = await register(server, 'Rosa');
for (let n = 0; n < 50; n++) await server.ask('POST', '/api/stories', rosa, wish());
await drawn(server, rosa);
for (const path of (process.argv[2] ?? '/api/stories').split(',')) {
	const r = await autocannon({
		url: server.url + path,
		headers: { authorization: `Bearer ${rosa.token}` },
		connections: 10,
		duration: 5,
	});
	console.log(path, r.requests.average);
}
