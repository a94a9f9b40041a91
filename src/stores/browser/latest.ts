/** Marks the latest of several requests: results of earlier ones are dropped. */
export function createLatest() {
  let controller = new AbortController();
  const end = () => controller.abort();
  return {
    /** Makes the latest question stale without beginning another. */
    end,
    /**
     * Makes the question before stale. Returns the signal of the new one, which is aborted when it is no longer the
     * latest.
     */
    begin(): AbortSignal {
      end();
      controller = new AbortController();
      return controller.signal;
    },
    current: (): AbortSignal => controller.signal,
  };
}
