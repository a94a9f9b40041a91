import { connection, TIMEOUT } from './connection.ts';

/** Repeats the contract's path, because the contract would bring zod into this small script. A test compares the two. */
export const PARTY_PRICE_PATH = '/public/party-price';

/**
 * Asks what a stay costs a party, in rupees, as nobody: without session and cookies, which a form on another site must not
 * touch. Null if no free rooms take the party; undefined if that can't be found out.
 */
export async function partyPrice(
  asked: Record<'check_in' | 'check_out' | 'adults' | 'children', string>,
): Promise<number | null | undefined> {
  const { base, fetch } = connection();
  try {
    const answer = await fetch(`${base}${PARTY_PRICE_PATH}?${new URLSearchParams(asked)}`, {
      credentials: 'omit',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { price } = Object(await answer.json());
    return answer.ok && (price === null || typeof price === 'number') ? price : undefined;
  } catch {
    // The form works without a price.
    return undefined;
  }
}
