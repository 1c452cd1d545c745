import type { HttpBindings } from '@hono/node-server';
import type { SessionPrincipal } from '../accounts/principal.ts';

/** Variables of the context. `principal` is set on authenticated paths. */
export type Env = { Variables: { principal: SessionPrincipal; requestId: string }; Bindings: Partial<HttpBindings> };
