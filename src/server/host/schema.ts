import type { Generated } from 'kysely';
import type { HostRole } from '#contract/host/today.ts';
import type { JsonColumn } from '#server/platform/database/schema.ts';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    property_role: PropertyRoleTable;
    audit_event: AuditEventTable;
    nights_undo: NightsUndoTable;
  }
}

interface PropertyRoleTable {
  user_id: number;
  property_id: number;
  role: HostRole;
  created_at: Date;
}

interface AuditEventTable {
  id: Generated<number>;
  property_id: number;
  reservation_id: number | null;
  user_id: number | null;
  user_name: string;
  action: string;
  before: JsonColumn<unknown>;
  after: JsonColumn<unknown>;
  at: Date;
}

interface NightsUndoTable {
  token_hash: string;
  user_id: number;
  nights: JsonColumn<unknown>;
  created_at: Date;
}
