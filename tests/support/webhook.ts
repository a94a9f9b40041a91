import type { PaymentProvider } from '#server/payments/provider.ts';

export function isWebhookSigned(
  provider: Pick<PaymentProvider, 'readWebhook'>,
  body: string | Uint8Array,
  signature: string,
): boolean {
  const header = (name: string) => (name === 'X-Razorpay-Signature' ? signature : undefined);
  const event = provider.readWebhook({ body: Buffer.from(body), header }, new Date('2026-11-30T09:00:00Z'));
  return event !== 'unsigned';
}
