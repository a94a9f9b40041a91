/** Makes a timer that waits for one thing at a time, in milliseconds: starting it again stops the wait before. */
export function createTimer() {
  let handle: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(handle);
  return {
    stop,
    start(run: () => void, milliseconds: number): void {
      stop();
      handle = setTimeout(run, milliseconds);
    },
  };
}
