import { atom, type WritableAtom } from 'nanostores';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createLatest } from '#stores/browser/latest.ts';

/**
 * The state of what a part of a page reads from the server; `Other` lists further states, such as "there is no such
 * room".
 */
export type Loaded<Data, Other = never> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | ({ state: 'ready' } & Data)
  | Other;

export const LOADING = { state: 'loading' } as const;

interface Loader<Data, Other, Asked extends unknown[]> {
  $loaded: WritableAtom<Loaded<Data, Other>>;
  /** Reads it now; what was shown stays until there is something newer. Of several readings the one begun last counts. */
  load: (...asked: Asked) => Promise<void>;
  /** Drops a reading that has begun, because an act has changed what is shown. */
  drop: () => void;
}

interface Source<Data, Other, Asked extends unknown[]> {
  read: (signal: AbortSignal, ...asked: Asked) => Promise<Data>;
  /** The sentence for a failed reading, or a function of what is shown then. */
  failed: string | ((error: unknown, shown: Loaded<Data, Other>) => Loaded<Data, Other>);
}

/** A store of something that is read from the server. */
export function createLoader<Data, Other = never, Asked extends unknown[] = []>({
  read,
  failed,
}: Source<Data, Other, Asked>): Loader<Data, Other, Asked> {
  const $loaded = atom<Loaded<Data, Other>>(LOADING);
  const latest = createLatest();
  const load = async (...asked: Asked) => {
    const signal = latest.begin();
    try {
      const data = await read(signal, ...asked);
      if (!signal.aborted) $loaded.set({ state: 'ready', ...data });
    } catch (error) {
      if (signal.aborted) return;
      const isSentence = typeof failed === 'string';
      $loaded.set(
        isSentence
          ? { state: 'failed', message: failureSentence(error, failed) }
          : failed(error, $loaded.get()),
      );
    }
  };
  return { $loaded, load, drop: latest.end };
}
