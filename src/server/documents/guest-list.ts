import type { Look } from '#site/look.ts';
import { printable } from '#site/text-runs.ts';
import { Sheet } from './sheet.ts';

const MARK_HEIGHT = 40;
/** Points that an entry needs, so that a name is not alone at the foot of a page. */
const ENTRY = 40;

/** People of one homestay. */
export interface GuestSection {
  homestay: string;
  /** A day or days, as text. */
  days: string;
  note: string;
  entries: { title: string; lines: string[] }[];
}

interface GuestList {
  title: string;
  sections: GuestSection[];
  /** A civil date. */
  day: string;
}

/** Renders lists of people for the police or an inspector, one homestay after the other. */
export async function renderGuestList({ title, sections, day }: GuestList, look?: Look): Promise<Buffer> {
  const author = sections[0]?.homestay ?? title;
  const sheet = await Sheet.open({ title, author, created: new Date(`${day}T00:00:00Z`) }, look);
  for (const section of sections) await drawSection(sheet, title, section);
  return sheet.finish(title);
}

async function drawSection(sheet: Sheet, title: string, section: GuestSection): Promise<void> {
  sheet.down(0, MARK_HEIGHT + 3 * ENTRY);
  const top = sheet.y;
  const left = sheet.start + (await sheet.mark(sheet.start, MARK_HEIGHT)) + 12;
  for (const line of sheet.wrap(section.homestay, 250, { size: 17, weight: 'bold' })) {
    sheet.write(line, left, { size: 17, weight: 'bold', colour: 'accent' });
    sheet.down(23);
  }
  sheet.write(section.days, left, { size: 10 });
  const below = sheet.y + 18;
  sheet.y = top;
  sheet.write(title, sheet.end, { size: 17, align: 'end' });
  sheet.y = Math.max(below, top + MARK_HEIGHT) + 10;
  sheet.band();
  sheet.down(18);
  sheet.write(section.note, sheet.start, { size: 10, weight: 'bold' });
  sheet.down(22);
  for (const [index, entry] of section.entries.entries()) {
    sheet.down(0, ENTRY);
    const number = `${index + 1}.`;
    sheet.write(number, sheet.start, { size: 10, colour: 'quiet' });
    const x = sheet.start + 24;
    for (const line of sheet.wrap(printable(entry.title), sheet.end - x, { size: 10, weight: 'bold' })) {
      sheet.write(line, x, { size: 10, weight: 'bold' });
      sheet.down(15);
    }
    const lines = entry.lines.flatMap((text) => sheet.wrap(printable(text), sheet.end - x, { size: 9 }));
    for (const line of lines) {
      sheet.write(line, x, { size: 9 });
      sheet.down(13, 13);
    }
    sheet.down(7);
  }
  sheet.down(20);
}
