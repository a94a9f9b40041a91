/** The tax in an amount, in paise: `taxable` + `cgst` + `sgst` is the amount. */
export interface Taxed {
  taxable: number;
  cgst: number;
  sgst: number;
}

/**
 * Takes the tax out of an amount that includes it, in paise, at a rate in percent. Each half is rounded, half a paisa
 * up, so both are equal and an odd paisa belongs to the value.
 */
export function taxIn(paise: number, rate: number): Taxed {
  const divisor = 2 * (100 + rate);
  const half = Math.floor((2 * paise * rate + divisor) / (2 * divisor));
  return { taxable: paise - 2 * half, cgst: half, sgst: half };
}

/** Spreads whole paise in proportion to the weights; the remainder goes to the last. Without weight all parts are equal. */
export function spread(paise: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const share = (weight: number) => (sum === 0 ? paise / weights.length : (paise * weight) / sum);
  const parts = weights.map((weight) => Math.floor(share(weight)));
  const left = paise - parts.reduce((total, part) => total + part, 0);
  return parts.map((part, index) => (index === parts.length - 1 ? part + left : part));
}

/** Codes of services (SAC): a room, food, and what is neither. */
export const SAC = { room: '996311', food: '996332', other: '999799' } as const;

export type LineKind = 'room' | 'breakfast' | 'extra_bed' | 'charge' | 'fee' | 'amount';

/** A line of a paper, in paise; `rate` is in percent, and null where no tax is charged. */
export interface PaperLine extends Taxed {
  kind: LineKind;
  /** The room, or what was charged. */
  text: string;
  sac: string;
  rate: number | null;
  gross: number;
  /** Nights of a room, or pieces. */
  count?: number;
  /** First and last night of a room. */
  from?: string;
  to?: string;
}

/**
 * Splits an amount, in paise, over the rates of other lines in proportion, and returns one line for each rate. Vouchers,
 * retained fees and credited parts of invoices are taxed in this way.
 */
export function amountLines(
  about: Pick<PaperLine, 'kind' | 'text'>,
  paise: number,
  lines: readonly PaperLine[],
): PaperLine[] {
  if (paise === 0) return [];
  const byRate = Map.groupBy(
    lines.filter(({ gross }) => gross > 0),
    ({ rate }) => rate,
  );
  if (byRate.size === 0) return [lineOf(about, paise, { sac: SAC.room, rate: null })];
  const weights = [...byRate.values()].map((own) => own.reduce((sum, { gross }) => sum + gross, 0));
  const parts = spread(paise, weights);
  return [...byRate].map(([rate, own], index) =>
    lineOf(about, parts[index] ?? 0, { sac: own[0]?.sac ?? SAC.room, rate }),
  );
}

/** Returns a line over an amount that includes its tax; without a rate nothing is taxed. */
export function lineOf(
  about: Omit<PaperLine, keyof Taxed | 'gross' | 'sac' | 'rate'>,
  gross: number,
  { sac, rate }: { sac: string; rate: number | null },
): PaperLine {
  const tax = rate === null ? { taxable: gross, cgst: 0, sgst: 0 } : taxIn(gross, rate);
  return { ...about, sac, rate, gross, ...tax };
}

/** The tax of a paper at one rate, in paise. */
export interface TaxSum extends Taxed {
  rate: number;
}

/** Adds up the lines of a paper, in paise: one entry for each rate, by rate. */
export function taxSums(lines: readonly PaperLine[]): TaxSum[] {
  const byRate = Map.groupBy(
    lines.filter((line): line is PaperLine & { rate: number } => line.rate !== null),
    ({ rate }) => rate,
  );
  return [...byRate]
    .map(([rate, own]) =>
      own.reduce(
        (sum, { taxable, cgst, sgst }) => ({
          rate,
          taxable: sum.taxable + taxable,
          cgst: sum.cgst + cgst,
          sgst: sum.sgst + sgst,
        }),
        { rate, taxable: 0, cgst: 0, sgst: 0 },
      ),
    )
    .toSorted((one, other) => one.rate - other.rate);
}
