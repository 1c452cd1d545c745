// Ends with 0 while the server beside it answers: over HTTPS too, whose certificate is not for this name.
import { get as getOverHttp } from 'node:http';
import { get as getOverHttps } from 'node:https';

const { PORT = '3000', TLS_CERT } = process.env;
const get = TLS_CERT ? getOverHttps : getOverHttp;
const asked = { host: '127.0.0.1', port: PORT, path: '/api/health', timeout: 4000, rejectUnauthorized: false };

get(asked, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
	.on('timeout', () => process.exit(1))
	.on('error', () => process.exit(1));
