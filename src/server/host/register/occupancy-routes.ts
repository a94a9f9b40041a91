import type { Hono } from 'hono';
import { getOccupancyReport, printOccupancyReport } from '#contract/host/register.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import { dueNight, occupancyDueAt } from '#domain/register/occupancy.ts';
import { occupancyFile } from '#messages/host/register/register.ts';
import { occupancyTitle } from '#messages/host/register/register-papers.ts';
import { renderGuestList } from '#server/documents/guest-list.ts';
import { mountForHost, scopeOf } from '#server/host/access/access.ts';
import { inLanguage } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import { contentDisposition } from '#server/platform/http/attachment.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { occupancyReport } from './occupancy.ts';

/** Mounts the report about who was in the house in a night, which the police gets the next morning. */
export function occupancyRoutes(app: Hono, deps: AppContext): void {
  const { clock, host: content } = deps;

  mountForHost(app, deps, getOccupancyReport, async ({ query, host }) => {
    const propertyIds = scopeOf(host, query.property_id);
    if (!propertyIds) return refuse('not_found');
    const date = query.date ?? dueNight(clock());
    const { text, rows } = await occupancyReport(deps, host, { propertyIds, date });
    return { date, due_at: occupancyDueAt(date).toISOString(), text, rows };
  });

  mountForHost(app, deps, printOccupancyReport, async ({ query, host, c }) => {
    const propertyIds = scopeOf(host, query.property_id);
    if (!propertyIds) return refuse('not_found');
    const date = query.date ?? dueNight(clock());
    const { sections } = await occupancyReport(deps, host, { propertyIds, date });
    const list = { title: occupancyTitle, sections, day: todayInIndia(clock()) };
    const file = await inLanguage(DEFAULT_LANGUAGE, () => renderGuestList(list, content.look));
    return c.body(new Uint8Array(file), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(occupancyFile(date)),
      'Cache-Control': 'no-store',
    });
  });
}
