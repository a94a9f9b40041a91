import type { Hono } from 'hono';
import { renewExportUrl } from '#contract/host/channels.ts';
import { exportUrlOf } from '#server/channels/export-address.ts';
import { renewExport } from '#server/channels/export-queries.ts';
import { mountForHost } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { listRoomsOfProperties } from '#server/rooms/host-night-queries.ts';

/** Mounts the addresses at which channels read the calendars of rooms. */
export function exportRoutes(app: Hono, deps: AppContext): void {
  const { clock } = deps;

  mountForHost(app, deps, renewExportUrl, ({ params: { id }, body: { channel }, host }) => {
    const now = clock();
    return host.inTransaction(async (tx) => {
      const rooms = await listRoomsOfProperties(tx, host.propertyIds);
      const room = rooms.find((own) => own.id === id);
      if (!room) return refuse('not_found');
      const row = await renewExport(tx, id, channel, now);
      if (row instanceof Refusal) return row;
      const after = { room_id: id, channel: row.channel };
      await writeAudit(
        tx,
        host,
        { propertyId: room.property_id, action: 'renew calendar address', after },
        now,
      );
      return { export_url: exportUrlOf(deps, row, now) };
    });
  });
}
