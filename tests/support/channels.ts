import type { ExportUrl } from '#contract/host/channels.ts';
import { ensureExport, listExportUrls } from '#server/channels/export-queries.ts';
import { createApp } from '#server/entry/app.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { TestApp } from './app.ts';

export async function exportAddress(
  { deps, clock }: TestApp,
  roomId: number,
  channel: string,
): Promise<ExportUrl> {
  await inTransaction(deps.db, (tx) => ensureExport(tx, roomId, channel, clock()));
  const urls = await listExportUrls(deps, [roomId], clock());
  const own = urls.find((url) => url.channel.toLowerCase() === channel.toLowerCase());
  if (!own) throw new Error(`no address for ${channel}`);
  return own;
}

export async function fetchCalendar({ deps }: TestApp, url: string, init: RequestInit = {}) {
  const answer = await createApp(deps).request(new URL(url).pathname, init);
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, blocks: blocksIn(text) };
}

function blocksIn(text: string) {
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') events.push({});
    else if (events.at(-1)) Object.assign(events.at(-1) ?? {}, { [name]: value });
  }
  const day = (plain = '') => plain.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return events.map(({ UID = '', DTSTART, DTEND, SEQUENCE, 'LAST-MODIFIED': modified }) => ({
    uid: UID,
    checkIn: day(DTSTART),
    checkOut: day(DTEND),
    sequence: Number(SEQUENCE),
    modified,
  }));
}
