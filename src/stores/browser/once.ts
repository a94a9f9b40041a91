/** Runs an action at the first call; every later call returns the same result. */
export function once<Result>(action: () => Result): () => Result {
  let first: { result: Result } | undefined;
  return () => {
    first ??= { result: action() };
    return first.result;
  };
}
