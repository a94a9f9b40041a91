import { errors } from 'jose';
import * as z from 'zod/mini';
import { type QuoteClaims, quoteClaims } from '#contract/agents/quote-claims.ts';
import type { AppContext } from '#server/platform/context.ts';
import { ToolRefusal } from './refused-result.ts';

interface ReadQuote {
  claims: QuoteClaims;
  /** True if the quote has ended: it may only repeat a hold that it has made. */
  isOver: boolean;
}

/** Returns what a quote of ours says. Forged, altered and foreign ones are `quote_invalid`. */
export async function readQuote(
  { accounts, config, clock }: Pick<AppContext, 'accounts' | 'config' | 'clock'>,
  quote: string,
): Promise<ReadQuote | ToolRefusal> {
  try {
    return checked(await accounts.quoteKey.read(quote, config.siteUrl, clock()), false);
  } catch (error) {
    // The signature was right, or the error would be another.
    if (error instanceof errors.JWTExpired) return checked(error.payload, true);
    if (error instanceof errors.JOSEError) return new ToolRefusal('quote_invalid');
    throw error;
  }
}

function checked(payload: unknown, isOver: boolean): ReadQuote | ToolRefusal {
  const claims = z.safeParse(quoteClaims, payload);
  return claims.success ? { claims: claims.data, isOver } : new ToolRefusal('quote_invalid');
}
