import { buildIfNeeded } from './build.ts';

await buildIfNeeded();
await import('../api/main.ts');
