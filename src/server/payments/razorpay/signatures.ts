import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns HMAC-SHA256 in hexadecimal, as Razorpay signs. */
export function sign(text: string | Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

export function checkoutText(orderId: string, paymentId: string): string {
  return `${orderId}|${paymentId}`;
}

/** Compares in constant time, so that a guess can't be improved by measuring. */
export function isSignature(text: string | Uint8Array, signature: string, secret: string): boolean {
  const expected = Buffer.from(sign(text, secret));
  const received = Buffer.from(signature);
  return received.length === expected.length && timingSafeEqual(received, expected);
}
