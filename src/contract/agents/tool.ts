import type * as z from 'zod/mini';

type Schema = z.core.$ZodObject;

/** A tool that an assistant may use: what it is for, what it takes and what it returns. */
export interface Tool {
  name: string;
  title: string;
  /** What the assistant reads before it decides to use the tool. */
  description: string;
  input: Schema;
  output: Schema;
  /** True for a tool that changes nothing. */
  isReading: boolean;
}

/** Keeps the literal types of a tool's schemas. */
export function tool<const T extends Tool>(one: T): T {
  return one;
}

export type InputOf<T extends Tool> = z.core.output<T['input']>;
export type OutputOf<T extends Tool> = z.core.output<T['output']>;
