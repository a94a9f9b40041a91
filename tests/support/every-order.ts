/**
 * Tries every sequence of up to `most` events, with repetition. Equal situations are visited only once. Returns the
 * number of sequences.
 */
export function walkEveryOrder<Situation, EventName>(
  start: Situation,
  {
    events,
    most,
    step,
  }: {
    events: readonly EventName[];
    most: number;
    step: (situation: Situation, event: EventName) => Situation;
  },
): number {
  const situations = new Map([[JSON.stringify(start), start]]);
  const followers = new Map<string, string[]>();
  const follow = (key: string): string[] => {
    const situation = situations.get(key) as Situation;
    const keys = events.map((event) => {
      const next = step(situation, event);
      const nextKey = JSON.stringify(next);
      situations.set(nextKey, next);
      return nextKey;
    });
    followers.set(key, keys);
    return keys;
  };
  let level = new Map([[JSON.stringify(start), 1]]);
  let sequences = 0;
  for (let length = 1; length <= most; length++) {
    const reached = new Map<string, number>();
    for (const [key, count] of level) {
      for (const next of followers.get(key) ?? follow(key)) {
        reached.set(next, (reached.get(next) ?? 0) + count);
        sequences += count;
      }
    }
    level = reached;
  }
  return sequences;
}

export const sequencesOf = (events: number, most: number) => (events * (events ** most - 1)) / (events - 1);
