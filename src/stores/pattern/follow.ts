/**
 * Calls `read` now, then after each `pause` (milliseconds) while the page is in view. It also reads at once when the
 * page comes back into view or the network changes. It resolves after the first reading.
 */
export async function follow(read: () => Promise<void>, pause: () => number): Promise<void> {
  const readInView = async () => {
    if (document.visibilityState === 'visible') await read();
  };
  const readAtOnce = () => void readInView();
  document.addEventListener('visibilitychange', readAtOnce);
  for (const event of ['online', 'offline']) addEventListener(event, readAtOnce);
  const next = () =>
    setTimeout(async () => {
      await readInView();
      next();
    }, pause());
  await read();
  next();
}
