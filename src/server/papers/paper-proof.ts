import type { Host } from '#server/content/content.ts';
import { type DrawnProof, drawProof, type ProofDeps, proofOfStay } from '#server/documents/booking-proof.ts';
import type { AppContext } from '#server/platform/context.ts';
import { loadStay } from './stay-queries.ts';

type Deps = ProofDeps & Pick<AppContext, 'db'> & { host: Host };

/** Returns what proves the booking of a paper, as the booking is now; undefined if it was never confirmed. */
export async function paperProof(deps: Deps, reservationId: number): Promise<DrawnProof | undefined> {
  const stay = await loadStay(deps.db, reservationId, deps.host);
  return stay && drawProof(await proofOfStay(deps, stay));
}
