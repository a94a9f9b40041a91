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

interface Loader<Data, Other> {
  $loaded: WritableAtom<Loaded<Data, Other>>;
  /**
   * Reads now; the shown data stays until there is something newer. Of several readings the one that began last counts.
   */
  load: () => Promise<void>;
  /** Drops a reading that has begun, because an act has changed what is shown. */
  drop: () => void;
}

interface Form<Data, Other> {
  read: (signal: AbortSignal) => Promise<Data>;
  /** The sentence for a failed reading, or a function of the error and of what is shown. */
  failed: string | ((error: unknown, shown: Loaded<Data, Other>) => Loaded<Data, Other>);
}

/** Returns a store of something that is read from the server. */
export function createLoader<Data, Other = never>({ read, failed }: Form<Data, Other>): Loader<Data, Other> {
  const $loaded = atom<Loaded<Data, Other>>(LOADING);
  const latest = createLatest();
  const load = async () => {
    const signal = latest.begin();
    try {
      const data = await read(signal);
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
