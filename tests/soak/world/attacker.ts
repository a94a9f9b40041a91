import { Broken, type Scene, say } from './scene.ts';

/** Somebody tries what must not work, with what a stranger can know. */
export async function attackerTries(scene: Scene): Promise<void> {
  const { random, bookings, bank } = scene;
  const target = bookings[random(bookings.length)];
  const id = target?.id ?? 1;
  const from = `192.0.2.${random(250)}`;
  const [payment] = [...bank.payments.values()].slice(-1);
  const proof = {
    razorpay_order_id: payment?.orderId ?? 'order_1',
    razorpay_payment_id: payment?.id ?? 'pay_1',
    razorpay_signature: '0'.repeat(64),
  };
  const event = {
    id: `forged_${scene.timeline.now()}`,
    orderId: proof.razorpay_order_id,
    payment: payment && { ...payment, id: `pay_forged_${id}`, state: 'captured' },
  };
  const headers = target?.headers ?? {};
  const tries: [path: string, init: Parameters<typeof say>[3]][] = [
    [`/public/reservation/${id}`, {}],
    [`/public/reservation/${id}/cancel`, { json: {} }],
    [`/public/reservation/${id}`, { method: 'DELETE' }],
    ['/public/reservation/razorpay/verify', { json: proof, headers }],
    ['/webhooks/razorpay', { json: event, headers: { 'X-Signature': '0'.repeat(64) } }],
    ['/public/offer', { json: { token: `${id}-${'A'.repeat(22)}` } }],
    [`/public/invoice/download/${id}`, {}],
    ['/host/today', {}],
    [`/host/reservations/${id}/cancel`, { json: { refund: 'terms' }, headers }],
  ];
  const [path, init] = tries[random(tries.length)] ?? ['/', {}];
  const answer = await say(scene, 'attacker', path, { ...init, from });
  if (answer && answer.status < 400) throw new Broken(`an attacker was let in by ${path}`);
}
