const AT_ONCE = 8;

/** Plays samples, several at once, until there are enough or the time is over. Returns how many were played. */
export async function playInLanes(
  { samples, isOver }: { samples: number; isOver: () => boolean },
  play: (sample: number) => Promise<void>,
): Promise<number> {
  let played = 0;
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    while (played < samples && !isOver()) {
      const sample = played;
      played += 1;
      await play(sample);
    }
  });
  await Promise.all(lanes);
  return played;
}
