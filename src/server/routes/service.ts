import type { Hono } from 'hono';
import { sql } from 'kysely';
import { getHealth, getReady } from '#contract/service.ts';
import type { AppDeps } from '../deps.ts';
import { mount } from '../http/mount.ts';

/** Whether the process lives, and whether its database answers. */
export function serviceRoutes(app: Hono, { db }: AppDeps): void {
  mount(app, getHealth, () => ({ status: 'ok' as const }));

  mount(app, getReady, async () => {
    await sql`select 1`.execute(db);
    return { status: 'ready' as const };
  });
}
