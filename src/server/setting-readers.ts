export type Environment = Readonly<Record<string, string | undefined>>;

export type Readers = ReturnType<typeof readers>;

/** One reader per kind of value. Each notes a problem and answers its default, so that all problems are told at once. */
export function readers(env: Environment, problems: string[]) {
  const text = (name: string) => env[name]?.trim() || undefined;
  return {
    text,
    number(name: string, fallback: number, bounds: { whole: boolean; min: number; max: number }): number {
      const raw = text(name);
      if (raw === undefined) return fallback;
      const value = Number(raw);
      const fits = value >= bounds.min && value <= bounds.max && (!bounds.whole || Number.isInteger(value));
      if (fits) return value;
      const kind = bounds.whole ? 'a whole number' : 'a number';
      problems.push(`${name} must be ${kind} from ${bounds.min} to ${bounds.max}, not "${raw}".`);
      return fallback;
    },
    choice(name: string, choices: readonly string[], fallback: string): string {
      const raw = text(name);
      if (raw === undefined) return fallback;
      if (choices.includes(raw)) return raw;
      problems.push(`${name} must be ${choices.map((choice) => `"${choice}"`).join(' or ')}, not "${raw}".`);
      return fallback;
    },
    url(name: string, protocols: readonly string[]): string | undefined {
      const raw = text(name);
      if (raw === undefined) return undefined;
      if (URL.canParse(raw) && protocols.includes(new URL(raw).protocol)) return raw;
      const forms = protocols.map((protocol) => `${protocol}//`).join(' or ');
      // Addresses of databases and mail servers may hold a password, so the value is not repeated.
      problems.push(`${name} must be an address that begins with ${forms}.`);
      return undefined;
    },
    origins(name: string): string[] {
      const list = (text(name) ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
      const wrong = list.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
      if (wrong) {
        problems.push(
          `${name} must be origins such as https://example.in separated by commas, not "${wrong}".`,
        );
      }
      return list;
    },
  };
}
