import { expectBalancedBooks, expectSameMoney } from '../support/books.ts';
import type { Random } from '../support/random.ts';
import { type Death, Killed, killableServers } from './killable.ts';
import { OPERATIONS } from './operations.ts';
import type { Stage } from './stage.ts';

const NAMES = Object.keys(OPERATIONS);
/** Longer than any operation takes. */
const RANDOM_MILLISECONDS = 40;
const BOOKS_EVERY = 25;

export interface KillFigures {
  kills: number;
  /** Await points at which a process was killed, before and after. */
  points: number;
  /** Of the kills, those at a random moment. */
  random: number;
  /** Operations that ended before the blow came. */
  survived: number;
}

/**
 * Quality goal R2: kills the server at every await point of every operation, then at random moments, until there were
 * `kills`. What was begun comes to its end, nothing is lost, nothing happens twice.
 */
export async function killEverywhere(
  stage: Stage,
  {
    kills,
    random,
    isOver,
    names = NAMES,
  }: { kills: number; random: Random; isOver: () => boolean; names?: string[] },
): Promise<KillFigures> {
  const servers = killableServers(stage, 2);
  const figures: KillFigures = { kills: 0, points: 0, random: 0, survived: 0 };
  let rounds = 0;
  const isDone = () => figures.kills >= kills || isOver();

  const kill = async (name: string, death: Death): Promise<boolean> => {
    const play = await OPERATIONS[name]?.(stage);
    if (!play) throw new Error(`no operation is named ${name}`);
    let isKilled = false;
    try {
      await play.act(servers.server(death));
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      isKilled = true;
    }
    figures[isKilled ? 'kills' : 'survived'] += 1;
    try {
      await play.end(random(2) === 0);
      rounds += 1;
      if (rounds % BOOKS_EVERY === 0) await expectEverythingRight(stage);
    } catch (cause) {
      throw new Error(`after ${name} was killed at ${JSON.stringify(death)}`, { cause });
    }
    return isKilled;
  };

  try {
    for (const phase of ['before', 'after'] as const) {
      for (const name of names) {
        for (let at = 1; !isDone() && (await kill(name, { strike: { at, phase } })); at += 1)
          figures.points += 1;
      }
    }
    while (!isDone()) {
      const milliseconds = random(RANDOM_MILLISECONDS);
      const name = names[random(names.length)] ?? 'create';
      if (await kill(name, { milliseconds })) figures.random += 1;
    }
    await expectEverythingRight(stage);
    return figures;
  } finally {
    await servers.stop();
  }
}

async function expectEverythingRight(stage: Stage): Promise<void> {
  await expectBalancedBooks(stage.database.db);
  await expectSameMoney(stage.database.db, stage.razorpay);
}
