import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const biome = join(root, 'node_modules', '.bin', 'biome');
const { status } = spawnSync(biome, ['check', '--write', '.'], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
