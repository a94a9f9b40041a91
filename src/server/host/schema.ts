import type { Generated } from 'kysely';
import type { SavedText } from '#contract/host/saved-texts.ts';
import type { HostRights, HostRole } from '#contract/host/today.ts';
import type { AlertKind } from '#domain/booking/alerts.ts';
import type { JsonColumn } from '#server/platform/database/schema.ts';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    property_role: PropertyRoleTable;
    site_owner: { user_id: number; created_at: Date };
    audit_event: AuditEventTable;
    nights_undo: NightsUndoTable;
    host_invitation: HostInvitationTable;
    passkey: PasskeyTable;
    passkey_challenge: PasskeyChallengeTable;
    recovery_code: RecoveryCodeTable;
    push_subscription: PushSubscriptionTable;
    alert_setting: { user_id: number; kind: AlertKind; push: boolean; mail: boolean };
    quiet_hours: { user_id: number; starts: string; ends: string };
    alert_event: AlertEventTable;
    alert_delivery: AlertDeliveryTable;
    saved_texts: SavedTextsTable;
  }
}

interface PropertyRoleTable {
  user_id: number;
  property_id: number;
  role: HostRole;
  /** What staff may do beside their work; an owner may do all of it. */
  may_prices: Generated<boolean>;
  may_void: Generated<boolean>;
  may_refund: Generated<boolean>;
  may_cancel: Generated<boolean>;
  /** False while the owners are still to be told that the person, who joined before there were rights, has none. */
  rights_told: Generated<boolean>;
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
  /** The right that the act needed, if any. */
  used_right: keyof HostRights | null;
  at: Date;
}

interface NightsUndoTable {
  token_hash: string;
  user_id: number;
  nights: JsonColumn<unknown>;
  created_at: Date;
}

interface HostInvitationTable {
  id: Generated<number>;
  token_hash: string;
  /** An invitation has either an email or a phone number. */
  email: string | null;
  phone: string | null;
  role: HostRole;
  property_ids: JsonColumn<number[]>;
  /** Null for an invitation from the terminal. */
  invited_by: number | null;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
}

interface PasskeyTable {
  /** The id of the credential; like the key, it is in base64url. */
  id: string;
  user_id: number;
  name: string;
  public_key: string;
  counter: number;
  transports: JsonColumn<string[]>;
  created_at: Date;
  last_used_at: Date | null;
}

interface PasskeyChallengeTable {
  session_id: string;
  purpose: 'register' | 'sign-in';
  challenge: string;
  expires_at: Date;
}

interface RecoveryCodeTable {
  code_hash: string;
  user_id: number;
  created_at: Date;
}

interface PushSubscriptionTable {
  id: Generated<number>;
  user_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

interface AlertEventTable {
  id: Generated<number>;
  kind: AlertKind;
  /** The row that it is about: a reservation, refund or message. */
  source_id: number;
  /** Null for an act of staff that is about nights. */
  reservation_id: number | null;
  /** The homestay, the member of staff and when an owner was told; only of acts of staff. */
  property_id: number | null;
  actor_id: number | null;
  told_at: Date | null;
  at: Date;
}

interface AlertDeliveryTable {
  id: Generated<number>;
  event_id: number;
  user_id: number;
  /** Null if the alert is sent by mail. */
  subscription_id: number | null;
  due_at: Date;
  attempts: Generated<number>;
}

interface SavedTextsTable {
  id: number;
  texts: JsonColumn<SavedText[]>;
  saved_at: Date;
}
