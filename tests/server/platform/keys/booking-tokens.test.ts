import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { deriveKey } from '#server/platform/keys/derive-key.ts';
import { accountKeys } from '#server/platform/keys/keys.ts';

const SITE = 'https://stay.example';
const NOW = new Date('2026-12-01T10:00:00Z');
const stay = { homestay: 'Sagar Kutir', checkIn: '2026-12-10', nights: 2, paid: 'half' } as const;
const { bookingTokens, checkCodes, access, fileKeys } = accountKeys('one secret');
const sign = () => bookingTokens.sign({ id: 12, stay }, SITE, NOW);
/** Signs the claims of a booking with any key and header. */
const forge = (header: object, key: KeyObject) =>
  new SignJWT({ homestay: 'Sagar Kutir', check_in: '2026-12-10', nights: 2, paid: 'full' })
    .setProtectedHeader({ ...header, alg: 'EdDSA' })
    .setIssuer(SITE)
    .setSubject('SH12')
    .setIssuedAt(NOW)
    .setExpirationTime(new Date('2026-12-13T18:30:00Z'))
    .sign(key);
const read = (token: string, now = NOW, site = SITE) => bookingTokens.read(token, site, now);

describe('the code of a booking', () => {
  it('is always the same, and another booking or secret has another', () => {
    const code = checkCodes.of(12);
    expect(code).toMatch(/^[2-9CDFGHJKMNPQRTVWX]{3}-[2-9CDFGHJKMNPQRTVWX]{3}$/);
    expect(accountKeys('one secret').checkCodes.of(12)).toBe(code);
    expect(checkCodes.of(13)).not.toBe(code);
    expect(accountKeys('another').checkCodes.of(12)).not.toBe(code);
  });

  it('is that of no other booking, however it is typed', () => {
    const code = checkCodes.of(12);
    for (const typed of [code, code.toLowerCase(), code.replace('-', ' '), ` ${code} `]) {
      expect(checkCodes.isOf(12, typed)).toBe(true);
    }
    for (const typed of [
      '',
      '-',
      code.slice(1),
      `${code}2`,
      checkCodes.of(13),
      '000000',
      'ÄÄÄÄÄÄ',
      '💥'.repeat(6),
    ]) {
      expect(checkCodes.isOf(12, typed)).toBe(false);
    }
  });

  it('uses all signs about equally often', () => {
    const signs = Array.from({ length: 2000 }, (_, id) => checkCodes.of(id).replace('-', '')).join('');
    const counts = Map.groupBy(signs, (sign) => sign);
    expect(counts.size).toBe(24);
    for (const { length } of counts.values()) expect(length).toBeGreaterThan(350);
  });
});

describe('the token of a QR code', () => {
  it('says when, where and what is paid, and nothing of the guest', async () => {
    const token = await sign();
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const { kid } = bookingTokens.key;
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'EdDSA', kid, typ: 'booking+jwt' });
    expect(kid).toMatch(/^booking-/);
    expect(decodeJwt(token)).toEqual({
      iss: SITE,
      sub: 'SH12',
      iat: NOW.getTime() / 1000,
      // The end of the day after check-out in India.
      exp: Date.parse('2026-12-13T18:30:00Z') / 1000,
      homestay: 'Sagar Kutir',
      check_in: '2026-12-10',
      nights: 2,
      paid: 'half',
    });
    expect(await read(token)).toBe(12);
  });

  it('is verified by the public key alone, which another start of the server has, too', async () => {
    const { key } = accountKeys('one secret').bookingTokens;
    expect(key).toEqual({ kty: 'OKP', crv: 'Ed25519', use: 'sig', kid: key.kid, x: key.x });
    const { payload } = await jwtVerify(await sign(), await importJWK(key, 'EdDSA'), { currentDate: NOW });
    expect(payload.sub).toBe('SH12');
    expect(accountKeys('another').bookingTokens.key.x).not.toBe(key.x);
  });

  it('is over two days after check-out', async () => {
    const token = await sign();
    expect(await read(token, new Date('2026-12-13T18:29:00Z'))).toBe(12);
    expect(await read(token, new Date('2026-12-13T18:30:00Z'))).toBe('over');
  });

  it('is none if it was altered, cut, unsigned or signed for another site', async () => {
    const token = await sign();
    const [head = '', body = '', end = ''] = token.split('.');
    const paid = Buffer.from(JSON.stringify({ ...decodeJwt(token), paid: 'full' })).toString('base64url');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'booking+jwt' })).toString('base64url');
    for (const wrong of [
      '',
      'x',
      token.slice(0, -10),
      `${head}.${body}`,
      `${head}.${paid}.${end}`,
      `${unsigned}.${paid}.`,
      `${unsigned}.${body}.${end}`,
    ]) {
      expect(await read(wrong)).toBeUndefined();
    }
    expect(await read(token, NOW, 'https://other.example')).toBeUndefined();
  });

  it('is none if another key signed it, also one that it brings along or an expired one', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const { kid } = bookingTokens.key;
    const jwk = publicKey.export({ format: 'jwk' });
    for (const header of [{ kid }, { kid: 'booking-own' }, {}, { kid, jwk }, { jwk }]) {
      const forged = await forge({ ...header, typ: 'booking+jwt' }, privateKey);
      expect(await read(forged)).toBeUndefined();
      expect(await read(forged, new Date('2028-01-01'))).toBeUndefined();
    }
  });

  it('is no other kind of token that we sign, even by the same key', async () => {
    const seed = deriveKey('one secret', 'booking tokens').toString('hex');
    const own = createPrivateKey({
      key: Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex'),
      format: 'der',
      type: 'pkcs8',
    });
    for (const typ of ['quote+jwt', 'JWT', 'at+jwt', undefined]) {
      const header = { kid: bookingTokens.key.kid, ...(typ && { typ }) };
      expect(await read(await forge(header, own))).toBeUndefined();
    }
    expect(await read(await forge({ kid: bookingTokens.key.kid, typ: 'booking+jwt' }, own))).toBe(12);
    expect(await read(await access.sign({ userId: 12, sessionId: 's' }, NOW))).toBeUndefined();
    expect(await read(await fileKeys.sign('invoice/12', { secret: 's' }, NOW))).toBeUndefined();
  });
});
