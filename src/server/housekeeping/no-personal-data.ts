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
  'code',
  'stay_reminder',
  // Mailboxes in a form that we can't read: they are not asked for a review again.
  'review_refusal',
  'channel_feed',
  'channel_export',
  'channel_block',
  'payment_order',
  'credit_note',
  // The house itself; a paper has the retention of its booking.
  'seller',
  'seller_prefix',
  'dispute',
  'webhook_event',
  'number_series',
  'sandbox_order',
  'sandbox_payment',
  'sandbox_refund',
  'property_role',
  'site_owner',
  // Keys and choices of an account are deleted with it.
  'passkey',
  'recovery_code',
  'push_subscription',
  'alert_setting',
  'quiet_hours',
  'alert_event',
  'occupancy_alert',
  'saved_texts',
];
