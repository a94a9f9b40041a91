import type { Schema } from '#server/platform/database/schema.ts';

/** Tables without personal data: what a host sells, what was sold, and money. A new table is added here or to `ENFORCED`. */
export const NO_PERSONAL_DATA: readonly (keyof Schema)[] = [
  'property',
  'property_image',
  'property_faq',
  'length_rule',
  'cancellation_rule',
  'rate_plan',
  'room',
  'room_image',
  'reservation_room',
  'reservation_night',
  'stay_reminder',
  'payment_order',
  'refund',
  'credit_note',
  'dispute',
  'webhook_event',
  'number_series',
  'sandbox_order',
  'sandbox_payment',
  'sandbox_refund',
  'property_role',
  'site_owner',
  // Keys and choices of an account, deleted with it.
  'passkey',
  'recovery_code',
  'push_subscription',
  'alert_setting',
  'quiet_hours',
  'alert_event',
];
