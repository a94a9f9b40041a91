import type { Hono } from 'hono';
import {
  createHostRoom,
  getHostRoom,
  listHostRooms,
  restoreRoom,
  retireRoom,
  saveHostRoom,
} from '#contract/host/rooms.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { type Host, mountForHost } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { insertRoom, listRoomLines, setRetired, updateRoom } from '#server/rooms/description-queries.ts';
import { listPhotos, lockDescribed } from '#server/rooms/photo-queries.ts';
import { listPropertyNames } from '#server/rooms/property-queries.ts';
import * as retiring from '#server/rooms/retire.ts';
import { changesOf, describedRoom, roomRow } from './described.ts';

/** Mounts the rooms as their owners describe them. A booking has a copy of its rooms, which no change here touches. */
export function hostRoomRoutes(app: Hono, deps: AppContext): void {
  const { db, clock } = deps;

  mountForHost(app, deps, listHostRooms, async ({ host }) => {
    const homestays = await listPropertyNames(db);
    const lines = await listRoomLines(db, host.propertyIds, todayInIndia(clock()));
    const rooms = await Promise.all(
      lines.map(async ({ openUntil, property_id, retired_at, ...line }) => {
        const photos = await listPhotos(db, { kind: 'room', id: line.id });
        const photo = photos[0] ?? null;
        const facts = { photo, photo_count: photos.length, open_until: openUntil };
        return { property_id, line: { ...line, ...facts, retired_at: retired_at?.toISOString() ?? null } };
      }),
    );
    const properties = homestays.filter(({ id }) => host.propertyIds.includes(id));
    return {
      properties: properties.map(({ id, name }) => ({
        id,
        name,
        rooms: rooms.filter(({ property_id }) => property_id === id).map(({ line }) => line),
      })),
    };
  });

  mountForHost(app, deps, getHostRoom, async ({ params: { id }, host }) => {
    const room = await describedRoom(db, id, host.propertyIds);
    return room ? { room } : refuse('not_found');
  });

  mountForHost(app, deps, createHostRoom, async ({ body: { property_id, ...fields }, host }) => {
    if (!host.propertyIds.includes(property_id)) return refuse('not_found');
    return host.inTransaction(async (tx) => {
      const id = await insertRoom(tx, { ...roomRow(fields), property_id });
      const event = { propertyId: property_id, action: 'add room', after: { room_id: id, ...fields } };
      await writeAudit(tx, host, event, clock());
      const room = await describedRoom(tx, id, host.propertyIds);
      return room ? { room } : refuse('not_found');
    });
  });

  mountForHost(app, deps, saveHostRoom, async ({ params: { id }, body, host }) => {
    const { version, ...fields } = body;
    return host.inTransaction(async (tx) => {
      if (!(await describedRoom(tx, id, host.propertyIds))) return refuse('not_found');
      await lockDescribed(tx, { kind: 'room', id });
      const before = await describedRoom(tx, id, host.propertyIds);
      if (!before) return refuse('not_found');
      if (before.version !== version) return refuse('settings_changed');
      await updateRoom(tx, id, roomRow(fields));
      const room = await describedRoom(tx, id, host.propertyIds);
      if (!room) return refuse('not_found');
      const changes = changesOf(before, room);
      if (Object.keys(changes.after).length > 0) {
        const [old, next] = [changes.before, changes.after].map((words) => ({ room_id: id, ...words }));
        const event = { propertyId: room.property_id, action: 'change room', before: old, after: next };
        await writeAudit(tx, host, event, clock());
      }
      return { room };
    });
  });

  /** Retires or restores a room, if it isn't so already. */
  const setSold = (host: Host, id: number, isSold: boolean) =>
    host.inTransaction(async (tx) => {
      const before = await describedRoom(tx, id, host.propertyIds);
      if (!before) return refuse('not_found');
      if ((before.retired_at === null) === isSold) return { room: before };
      const refused = isSold ? await setRetired(tx, id, null) : await retiring.retireRoom(tx, id, clock());
      if (refused instanceof Refusal) return refused;
      const event = { propertyId: before.property_id, action: isSold ? 'restore room' : 'retire room' };
      await writeAudit(tx, host, { ...event, after: { room_id: id } }, clock());
      const room = await describedRoom(tx, id, host.propertyIds);
      return room ? { room } : refuse('not_found');
    });

  mountForHost(app, deps, retireRoom, ({ params: { id }, host }) => setSold(host, id, false));
  mountForHost(app, deps, restoreRoom, ({ params: { id }, host }) => setSold(host, id, true));
}
