import { expectBalancedBooks, expectSameMoney } from '../support/books.ts';
import type { Random } from '../support/random.ts';
import { type Death, Killed, killableServers } from './killable.ts';
import { OPERATIONS } from './operations.ts';
import { leaveOrders, type Stage } from './stage.ts';

const NAMES = Object.keys(OPERATIONS);
/** Longer than any operation takes. */
const RANDOM_MILLISECONDS = 40;
const BOOKS_EVERY = 25;
/** Share of the time, if it is short; the other part is for random moments. */
const POINTS_SHARE = 0.6;
/** At least so many of the kills are at random moments. */
const LEAST_RANDOM = 200;

export interface KillFigures {
  kills: number;
  /** Kills before a call took effect, and after it but before the caller knew: a commit, a refund, a response. */
  before: number;
  after: number;
  /** Of the kills, those at a random moment. */
  random: number;
  /** Operations that ended before the kill. */
  survived: number;
}

/**
 * Quality goal R2: kills the server at every await point of every operation, before and after, then at random
 * moments, until there were `kills`. The first points of all operations come first. Everything begun is completed,
 * nothing is lost, nothing happens twice.
 */
export async function killEverywhere(
  stage: Stage,
  {
    kills,
    random,
    isOver,
    names = NAMES,
  }: { kills: number; random: Random; isOver: (share?: number) => boolean; names?: string[] },
): Promise<KillFigures> {
  const servers = killableServers(stage, 2);
  const figures: KillFigures = { kills: 0, before: 0, after: 0, random: 0, survived: 0 };
  let rounds = 0;
  const isDone = () => (figures.kills >= kills && figures.random >= LEAST_RANDOM) || isOver();

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
      await leaveOrders(stage);
      rounds += 1;
      if (rounds % BOOKS_EVERY === 0) await expectEverythingRight(stage);
    } catch (cause) {
      throw new Error(`after ${name} was killed at ${JSON.stringify(death)}`, { cause });
    }
    return isKilled;
  };

  try {
    let reached = names;
    for (let at = 1; reached.length > 0; at += 1) {
      const further: string[] = [];
      for (const name of reached) {
        if (isOver(POINTS_SHARE)) break;
        if (!(await kill(name, { strike: { at, phase: 'before' } }))) continue;
        figures.before += 1;
        if (await kill(name, { strike: { at, phase: 'after' } })) figures.after += 1;
        further.push(name);
      }
      reached = further;
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
