import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { LANGUAGE_TAGS } from '#domain/language/language.ts';
import { currentLanguage, say } from '#server/language/say.ts';
import { type Face, loadShaping, type Weight } from '#site/faces.ts';
import { drawLogo, sizeOf } from '#site/logo.ts';
import type { Look } from '#site/look.ts';
import { MARK } from '#site/mark.ts';
import { PLAIN_LOOK } from '#site/read-look.ts';
import { type Run, splitRuns } from '#site/text-runs.ts';
import { openPaperFont, RIGHT_TO_LEFT } from './paper-font.ts';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit accepts an opened fontkit font, too, but its types do not include it. */
      registerFont(name: string, font: ReturnType<typeof openPaperFont>): this;
    }
  }
}

/** Maps the colours of a sheet to the tokens of the site. */
const TOKENS = {
  ink: 'text',
  quiet: 'text-soft',
  line: 'line',
  band: 'sea',
  wash: 'surface-sunk',
  flag: 'flag',
  gold: 'gold',
};
export type Colour = keyof typeof TOKENS | 'accent';

/** The widest logo in points, and how many dots it has for each point. */
const LOGO_WIDTH = 110;
const SHARP = 4;

const MARGIN = 56;
const A4 = { width: 595.28, height: 841.89 };
/** Points at the foot of every page for the page number. */
const FOOT = 64;
const ASCENT = 1.07;

export interface TextStyle {
  size?: number;
  weight?: Weight;
  colour?: Colour;
  align?: 'start' | 'end';
}

interface SheetInfo {
  title: string;
  author: string;
  created: Date;
}

/** Writes A4 pages with a cursor that starts new pages by itself, for lines of mixed scripts. */
export class Sheet {
  readonly start = MARGIN;
  readonly end = A4.width - MARGIN;
  y = MARGIN;
  readonly #document: InstanceType<typeof PDFDocument>;
  readonly #chunks: Buffer[] = [];
  readonly #registered = new Set<Face>();
  readonly #look: Look;

  /** Opens a sheet once its texts can be shaped. */
  static async open(info: SheetInfo, look?: Look): Promise<Sheet> {
    await loadShaping();
    return new Sheet(info, look);
  }

  private constructor(info: SheetInfo, look = PLAIN_LOOK) {
    this.#look = look;
    this.#document = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: LANGUAGE_TAGS[currentLanguage()],
      displayTitle: true,
      info: { Title: info.title, Author: info.author, CreationDate: info.created, ModDate: info.created },
    });
    this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }

  /** Writes one line at the cursor, at `x` (its right end when aligned right). Returns its width. */
  write(text: string, x: number, style: TextStyle = {}): number {
    const { size = 9.5, weight = 'regular', colour = 'ink', align = 'start' } = style;
    const { runs, seen } = splitRuns(text, weight);
    const widths = new Map(seen.map((run) => [run, this.#widthOf(run, size)]));
    const width = seen.reduce((sum, run) => sum + (widths.get(run) ?? 0), 0);
    let pen = align === 'end' ? x - width : x;
    const lefts = new Map<Run, number>();
    for (const run of seen) {
      lefts.set(run, pen);
      pen += widths.get(run) ?? 0;
    }
    // Text is copied in the order in which it is drawn.
    for (const run of runs) {
      this.#face(run.face, size);
      this.#document.fillColor(this.#colour(colour)).text(run.text, lefts.get(run), this.y + size * ASCENT, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: featuresOf(run),
      });
    }
    return width;
  }

  measure(text: string, { size = 9.5, weight = 'regular' }: TextStyle = {}): number {
    return splitRuns(text, weight).runs.reduce((sum, run) => sum + this.#widthOf(run, size), 0);
  }

  #widthOf(run: Run, size: number): number {
    this.#face(run.face, size);
    return this.#document.widthOfString(run.text, { features: featuresOf(run) });
  }

  /** Breaks a text into lines no wider than `width`: at its own line breaks, at spaces, and inside very long words. */
  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split(/\r\n|[\r\n]/)) {
      let line = '';
      for (const word of paragraph.split(/\s+/).flatMap((long) => this.#chop(long, width, style))) {
        const longer = line ? `${line} ${word}` : word;
        if (line && this.measure(longer, style) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      if (line) lines.push(line);
    }
    return lines;
  }

  /** Moves the cursor down, to a new page when fewer than `need` points are left. Returns true for a new page. */
  down(points: number, need = 0): boolean {
    this.y += points;
    if (this.y + need <= A4.height - FOOT) return false;
    this.#document.addPage();
    this.y = MARGIN;
    return true;
  }

  rule(from = this.start, to = this.end): void {
    this.#document
      .moveTo(from, this.y)
      .lineTo(to, this.y)
      .lineWidth(0.6)
      .strokeColor(this.#colour('line'))
      .stroke();
  }

  /** Draws the band below the head in the colours of the site. */
  band(): void {
    const { start, end, y } = this;
    this.#document.rect(start, y, end - start, 2.5).fill(this.#colour('band'));
    this.#document.rect(start, y + 2.5, end - start, 2).fill(this.#colour('gold'));
  }

  /** Draws the host's logo or the flag at the cursor, at most `height` points high. Returns its width in points. */
  async mark(x: number, height: number): Promise<number> {
    if (this.#look.logo) return this.#logo(this.#look.logo, x, height);
    const page = this.#document
      .save()
      .translate(x, this.y)
      .scale(height / MARK.height);
    page.path(MARK.pole).lineWidth(MARK.poleWidth).lineCap('round').stroke(this.#colour('band'));
    page.path(MARK.cloth).fill(this.#colour('flag'));
    page.circle(MARK.disc.x, MARK.disc.y, MARK.disc.radius).fill(this.#colour('gold'));
    page.restore();
    return (MARK.width * height) / MARK.height;
  }

  async #logo(file: Buffer, x: number, height: number): Promise<number> {
    const { colour } = this.#look;
    const [ground, plate] = [colour('on-accent'), colour('sea')];
    const size = { width: LOGO_WIDTH * SHARP, height: height * SHARP };
    const png = await drawLogo(file, { ...size, ground, plate });
    const shown = await sizeOf(png);
    // Some PDF viewers do not draw transparent pictures.
    const whole = await sharp(png).flatten({ background: ground }).png().toBuffer();
    const [width, high] = [shown.width / SHARP, shown.height / SHARP];
    this.#document.image(whole, x, this.y + (height - high) / 2, { width });
    return width;
  }

  /** Draws a square picture at the cursor. */
  picture(png: Buffer, x: number, size: number): void {
    this.#document.image(png, x, this.y, { width: size, height: size });
  }

  #colour(name: Colour): string {
    return name === 'accent' ? this.#look.heading : this.#look.colour(TOKENS[name]);
  }

  /** Draws a background panel for the next text, `height` points down from the cursor. */
  panel(from: number, to: number, height: number): void {
    this.#document.roundedRect(from, this.y, to - from, height, 6).fill(this.#colour('wash'));
  }

  /** Ends the document and writes a line at the foot of every page, and a note above it on the first. */
  async finish(footLine: string, note = ''): Promise<Buffer> {
    const { start: first, count } = this.#document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(first + page);
      this.y = A4.height - 55;
      if (note && page === 0) this.write(note, this.start, { size: 8, colour: 'quiet' });
      this.y = A4.height - 44;
      this.write(footLine, this.start, { size: 8, colour: 'quiet' });
      const number = count > 1 ? say().bookingInvoice.pageOf(page + 1, count) : '';
      if (number) this.write(number, this.end, { size: 8, colour: 'quiet', align: 'end' });
    }
    return new Promise((resolve, reject) => {
      this.#document.on('end', () => resolve(Buffer.concat(this.#chunks)));
      this.#document.on('error', reject);
      this.#document.end();
    });
  }

  #chop(word: string, width: number, style: TextStyle): string[] {
    if (this.measure(word, style) <= width) return [word];
    const pieces = [''];
    for (const { segment } of new Intl.Segmenter('en').segment(word)) {
      const piece = `${pieces.at(-1)}${segment}`;
      if (this.measure(piece, style) > width) pieces.push(segment);
      else pieces[pieces.length - 1] = piece;
    }
    return pieces;
  }

  #face(face: Face, size: number): void {
    if (!this.#registered.has(face)) {
      this.#document.registerFont(face, openPaperFont(face));
      this.#registered.add(face);
    }
    this.#document.font(face, size);
  }
}

/** With a list of features, even an empty one, pdfkit shapes a run as a whole instead of each word. */
function featuresOf({ isRtl }: Run): PDFKit.Mixins.OpenTypeFeatures[] {
  return isRtl ? [RIGHT_TO_LEFT] : [];
}
