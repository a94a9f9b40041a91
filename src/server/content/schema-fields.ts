import type * as z from 'zod/v4/core';

type Path = readonly PropertyKey[];
interface Def {
  type: string;
  shape?: Readonly<Record<string, z.$ZodType>>;
  element?: z.$ZodType;
  innerType?: z.$ZodType;
  valueType?: z.$ZodType;
}
const defOf = (schema: z.$ZodType) => schema._zod.def as Def;

function unwrapped(schema: z.$ZodType): z.$ZodType {
  const inner = defOf(schema).innerType;
  return inner ? unwrapped(inner) : schema;
}

/** Returns the schema of the value at a path; if the value is optional, the schema inside. */
export function schemaAt(schema: z.$ZodType, path: Path): z.$ZodType | undefined {
  const here = unwrapped(schema);
  const [part, ...rest] = path;
  if (part === undefined) return here;
  const { shape, element, valueType } = defOf(here);
  const next = typeof part === 'number' ? element : (shape?.[String(part)] ?? valueType);
  return next && schemaAt(next, rest);
}

export function fieldNames(schema: z.$ZodType, path: Path): { required: string[]; optional: string[] } {
  const at = schemaAt(schema, path);
  const entries = Object.entries((at && defOf(at).shape) ?? {});
  const isOptional = (field: z.$ZodType) => ['optional', 'default'].includes(defOf(field).type);
  return {
    required: entries.filter(([, field]) => !isOptional(field)).map(([name]) => name),
    optional: entries.filter(([, field]) => isOptional(field)).map(([name]) => name),
  };
}

/** Returns the names of all fields at every depth, each with the name of the field around it. */
export function allFields(schema: z.$ZodType, owner = ''): [name: string, owner: string][] {
  const here = unwrapped(schema);
  const { shape, element } = defOf(here);
  if (element) return allFields(element, owner);
  return Object.entries(shape ?? {}).flatMap(([name, field]) => [[name, owner], ...allFields(field, name)]);
}

/** Returns the name that was probably meant: one that begins alike, or differs in few letters. */
export function closest(name: string, names: readonly string[]): string | undefined {
  const plain = name.toLowerCase().replaceAll(/[\s-]/g, '_');
  const longer = names.find(
    (other) =>
      plain.length > 2 && (other.toLowerCase().startsWith(plain) || plain.startsWith(other.toLowerCase())),
  );
  if (longer) return longer;
  const near = names
    .map((other) => ({ other, steps: distance(plain, other.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps)[0];
  return near && near.steps <= Math.max(1, Math.floor(near.other.length / 3)) ? near.other : undefined;
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
