import { readTaxes } from '#server/content/tax-file.ts';

/** The rates of content/tax.yaml. */
export const RATES = readTaxes({ folder: 'content', withDemo: false });
