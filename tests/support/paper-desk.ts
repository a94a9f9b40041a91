import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { hostCalls } from './host-booking.ts';
import { readPdf } from './pdf.ts';

interface Shown {
  id: number;
  kind: string;
  number: string;
  total: string;
  taxable: string;
  tax: { rate: number; taxable: string; cgst: string; sgst: string }[];
  replaces?: string;
  url: string;
}

/** Papers as an owner of homestay 1 reads them. */
export function paperDesk(api: TestApp, headers: () => Record<string, string>) {
  const desk = (id: number) => hostCalls(api, headers(), id);
  const papersOf = async (id: number): Promise<Shown[]> => (await desk(id).call('/papers')).papers;
  const shown = async (id: number) => (await papersOf(id)).map(({ number, total }) => `${number} ${total}`);
  const open = (url: string) =>
    api.ask(
      new URL(url, 'http://localhost').pathname.replace(/^\/api/, '') +
        new URL(url, 'http://localhost').search,
    );
  const textOf = async (url: string) =>
    (await readPdf(new Uint8Array(await (await open(url)).arrayBuffer()))).text;
  const totals = async () => {
    const answer = await api.ask('/host/papers?from=2026-11-01&to=2026-12-31&property_id=1', {
      headers: headers(),
    });
    const { totals: sums } = await answer.json();
    return Object.fromEntries(
      Object.entries(sums).map(([name, text]) => [name, Math.round(Number(text) * 100)]),
    );
  };
  const expectEquation = async () => {
    const { invoiced = 0, credited = 0, kept = 0, ...other } = await totals();
    const { advances = 0, advances_before = 0, due = 0, due_before = 0 } = other;
    expect(kept).toBe(invoiced - credited + (advances - advances_before) - (due - due_before));
    return { invoiced, credited, kept, advances, due };
  };
  return { desk, papersOf, shown, open, textOf, expectEquation };
}
