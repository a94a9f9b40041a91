import { importJWK, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { accountKeys } from '#server/platform/keys/keys.ts';
import vectors from '../../agents/quote-vectors.json' with { type: 'json' };

const { token_secret, issuer, key, valid, claims, invalid } = vectors;
const { quoteKey } = accountKeys(token_secret);
const at = new Date(vectors.checked_at);

it('the quote of the vectors is signed again to the last sign, and checked with the public key alone', async () => {
  const times = { from: new Date('2026-11-21T06:00:00Z'), until: new Date('2026-11-21T06:30:00Z') };
  expect(await quoteKey.sign(claims, issuer, times)).toBe(valid);
  expect(quoteKey.open).toEqual(key);
  const options = { issuer, typ: 'quote+jwt', algorithms: ['EdDSA'], currentDate: at };
  const { payload } = await jwtVerify(valid, await importJWK(key, 'EdDSA'), options);
  expect(payload).toMatchObject(claims);
  expect(await quoteKey.read(valid, issuer, at)).toEqual(payload);
});

it.each(Object.entries(invalid))('a quote that is %s is none', async (_how, quote) => {
  await expect(quoteKey.read(quote, issuer, at)).rejects.toThrow();
});
