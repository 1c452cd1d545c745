import type { HttpBindings } from '@hono/node-server';
import type { Principal } from '../accounts/principal.ts';

/** What the handlers of a signed-in reader find in their context. */
export type Env = { Variables: { reader: Principal; requestId: string }; Bindings: Partial<HttpBindings> };
