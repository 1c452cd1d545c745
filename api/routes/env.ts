import type { HttpBindings } from '@hono/node-server';
import type { Principal } from '../accounts/principal.ts';

/** Variables of the context. `principal` is set on authenticated paths. */
export type Env = { Variables: { principal: Principal; requestId: string }; Bindings: Partial<HttpBindings> };
