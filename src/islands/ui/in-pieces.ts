/** Done already or on their way. */
const known = new Set<string>();

/** Lets the browser paint, and answer whoever presses, before what comes next. */
const turn = () => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/**
 * Runs modules one after the other, each in a task of its own: all at once they would hold up a phone for a quarter of
 * a second. Those that others import come first.
 */
export async function runInPieces(files: readonly string[]): Promise<void> {
  for (const file of files) {
    known.add(file);
    await import(/* @vite-ignore */ file);
    await turn();
  }
}

/** Fetches modules side by side, and runs them so. */
export async function importInPieces(files: readonly string[]): Promise<void> {
  const wanted = files.filter((file) => !known.has(file));
  for (const file of wanted) {
    known.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
  }
  await runInPieces(wanted);
}
