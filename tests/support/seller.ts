import type { TestApp } from './app.ts';

export const GSTIN = '21AAPFU0939F1Z7';

/** What an owner saves to be registered under GST from a day on. */
export const sellerOf = (changes: Record<string, unknown> = {}) => ({
  legal_name: 'Mohanty Homestays',
  address: '12 VIP Road, Puri',
  state_code: '21',
  pin: '752001',
  phone: '+91 94370 12345',
  email: 'bills@house.example',
  gstin: GSTIN,
  registered_from: '2026-11-01',
  breakfast_is: 'room',
  prefix: 'H1',
  ...changes,
});

/** Registers the seller of homestay 1. */
export async function registerSeller(
  { ask }: Pick<TestApp, 'ask'>,
  headers: Record<string, string>,
  changes: Record<string, unknown> = {},
): Promise<void> {
  const json = sellerOf(changes);
  const saved = await ask('/host/properties/1/seller', { method: 'PUT', headers, json });
  if (saved.status !== 200) throw new Error(`not saved: ${await saved.text()}`);
}
