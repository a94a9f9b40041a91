import fc from 'fast-check';
import type { Model, Reservation } from './model.ts';
import { expectSame, type Real } from './real.ts';

export type Command = fc.AsyncCommand<Model, Real>;

/** A step of both model and system, after which both are compared; `run` returns the reservation that it was about. */
export function command(
  name: string,
  args: unknown,
  run: (model: Model, real: Real) => Promise<number | undefined>,
  check: (model: Model) => boolean = () => true,
): Command {
  return {
    check,
    async run(model, real) {
      real.steps.set(name, (real.steps.get(name) ?? 0) + 1);
      await expectSame(model, real, await run(model, real));
    },
    toString: () => `${name} ${JSON.stringify(args)}`,
  };
}

/** One of the reservations, the newest ones more often: mostly one to which the step applies. */
export function pick(
  { reservations }: Model,
  nth: number,
  isSuitable: (each: Reservation) => boolean,
): number {
  const all = reservations.map((each, index) => ({ each, index })).reverse();
  const suitable = nth % 5 === 0 ? [] : all.filter(({ each }) => isSuitable(each));
  const from = suitable.length > 0 ? suitable : all;
  return from[Math.floor(nth / 5) % from.length]?.index ?? 0;
}
export const which = fc.nat(30);

export const some = (model: Model) => model.reservations.length > 0;
export const ofOne = (
  name: string,
  isSuitable: (each: Reservation) => boolean,
  run: (model: Model, real: Real, index: number) => Promise<void>,
): fc.Arbitrary<Command> =>
  which.map((nth) =>
    command(
      name,
      nth,
      async (model, real) => {
        const index = pick(model, nth, isSuitable);
        await run(model, real, index);
        return index;
      },
      some,
    ),
  );
