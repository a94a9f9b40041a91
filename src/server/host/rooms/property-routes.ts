import type { Hono } from 'hono';
import { createHostProperty, getHostProperty, saveHostProperty } from '#contract/host/properties.ts';
import { mountForHost } from '#server/host/access/access.ts';
import { listOwnerEmails, saveRoles } from '#server/host/access/access-queries.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { insertProperty, updateProperty } from '#server/rooms/description-queries.ts';
import { lockDescribed } from '#server/rooms/photo-queries.ts';
import { changesOf, describedProperty, propertyParts, propertyRow } from './described.ts';

/** Mounts the homestays as their owners describe them. Bookings keep the terms with which they were made. */
export function hostPropertyRoutes(app: Hono, deps: AppContext): void {
  const { db, clock } = deps;

  mountForHost(app, deps, createHostProperty, async ({ body, host }) => {
    if (!host.ownsSite) return refuse('owner_only');
    return host.inTransaction(async (tx) => {
      const now = clock();
      const id = await insertProperty(tx, propertyRow(body), propertyParts(body));
      await saveRoles(tx, host.user.id, [id], 'owner', now);
      await writeAudit(tx, host, { propertyId: id, action: 'add homestay', after: body }, now);
      const property = await describedProperty(tx, id, [id]);
      return property ? { property } : refuse('not_found');
    });
  });

  mountForHost(app, deps, getHostProperty, async ({ params: { id }, host }) => {
    const property = await describedProperty(db, id, host.propertyIds);
    return property ? { property } : refuse('not_found');
  });

  mountForHost(app, deps, saveHostProperty, ({ params: { id }, body, host }) => {
    if (!host.propertyIds.includes(id)) return refuse('not_found');
    const { version, ...fields } = body;
    return host.inTransaction(async (tx) => {
      await lockDescribed(tx, { kind: 'property', id });
      const before = await describedProperty(tx, id, host.propertyIds);
      if (!before) return refuse('not_found');
      if (before.version !== version) return refuse('settings_changed');
      const from = before.upi_id;
      const to = fields.upi_id === undefined ? from : fields.upi_id;
      if (to !== from) {
        // Guests send their money to it.
        if (!host.isFresh()) return refuse('passkey_required');
        const data = { what: 'UPI ID changed', homestay: before.name, from, to } as const;
        for (const email of await listOwnerEmails(tx, id))
          await enqueueMail(tx, email, { kind: 'host_notice', data }, clock());
      }
      await updateProperty(tx, id, propertyRow(fields), propertyParts(fields));
      const property = await describedProperty(tx, id, host.propertyIds);
      if (!property) return refuse('not_found');
      const changes = changesOf(before, property);
      if (Object.keys(changes.after).length > 0)
        await writeAudit(tx, host, { propertyId: id, action: 'change homestay', ...changes }, clock());
      return { property };
    });
  });
}
