import type { Settings } from './settings.ts';

/** Payments and mail: the outside services, or the sandboxes in their place. */

export interface RazorpayKeys {
  kind: 'razorpay';
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** URL of the payment API, without a trailing slash. */
  apiUrl: string;
}

/** A sandbox that the settings don't name responds only to this machine. */
/** `at_property`: there is no gateway, and guests pay the host. */
export type PaymentSettings = { kind: 'sandbox'; byName: boolean } | { kind: 'at_property' } | RazorpayKeys;
export type MailSettings = { kind: 'mailbox'; byName: boolean } | { kind: 'smtp'; url: string };

const RAZORPAY_KEYS = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
const RAZORPAY_HOST = 'https://api.razorpay.com';

export function isLive(keyId: string): boolean {
  return keyId.startsWith('rzp_live_');
}

/** `exposed`: why other machines may reach this server, so that no sandbox runs by default; undefined: none can. */
export function readPayments(
  settings: Settings,
  problems: string[],
  exposed: string | undefined,
): PaymentSettings {
  if (settings.PAYMENTS === 'at_property') {
    const key = RAZORPAY_KEYS.find((name) => settings[name]);
    if (key) {
      problems.push(`PAYMENTS=at_property never runs beside the keys of Razorpay: remove it, or ${key}.`);
    }
    return { kind: 'at_property' };
  }
  const byName = settings.PAYMENTS === 'sandbox';
  const keyId = settings.RAZORPAY_KEY_ID;
  if (byName && keyId && isLive(keyId)) {
    problems.push('PAYMENTS=sandbox never runs beside live keys: remove it, or RAZORPAY_KEY_ID.');
  }
  if (byName || !keyId) {
    if (!byName && exposed) {
      problems.push(
        `RAZORPAY_KEY_ID is missing: ${exposed} set the Razorpay keys, or PAYMENTS=sandbox to ask for test payments, or PAYMENTS=at_property to be paid without a gateway.`,
      );
    }
    return { kind: 'sandbox', byName };
  }
  const need = (name: 'RAZORPAY_KEY_SECRET' | 'RAZORPAY_WEBHOOK_SECRET') => {
    const value = settings[name];
    if (!value) problems.push(`${name} is missing: with RAZORPAY_KEY_ID it is required.`);
    return value ?? '';
  };
  const keys: RazorpayKeys = {
    kind: 'razorpay',
    keyId,
    keySecret: need('RAZORPAY_KEY_SECRET'),
    webhookSecret: need('RAZORPAY_WEBHOOK_SECRET'),
    apiUrl: (settings.RAZORPAY_API_URL ?? RAZORPAY_HOST).replace(/\/+$/, ''),
  };
  return keys;
}

export function readMail(
  settings: Settings,
  problems: string[],
  exposed: string | undefined,
  payments: PaymentSettings,
): MailSettings {
  const byName = settings.MAIL === 'mailbox';
  const url = settings.SMTP_URL;
  const live = payments.kind === 'razorpay' && isLive(payments.keyId);
  if (url && !byName) return { kind: 'smtp', url };
  if (live) {
    problems.push('SMTP_URL is missing: the local mailbox never runs beside live payment keys.');
  } else if (!byName && exposed) {
    problems.push(`SMTP_URL is missing: ${exposed} set it, or MAIL=mailbox to ask for the local mailbox.`);
  }
  return { kind: 'mailbox', byName };
}
