import { existsSync, readFileSync } from 'node:fs';

/** The result of a long run. */
export interface Result {
  title: string;
  figures: Record<string, number>;
  seed: number;
  seconds: number;
  /** The day it was made, `YYYY-MM-DD`. */
  day: string;
}

const ROW = /^\| (\w+) \| (.+?) \| (.+?) \| (\d+) \| ([\d,]+) \| ([\d-]+) \|$/;

/** The results as last written: one goal that is run again leaves the others unchanged. */
export function readResults(file: string): Map<string, Result> {
  const results = new Map<string, Result>();
  if (!existsSync(file)) return results;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name = '', title = '', figures = '', seed, seconds = '', day = ''] = ROW.exec(line) ?? [];
    if (!day) continue;
    const pairs = figures.split('; ').map((figure) => {
      const [, count = '', what = ''] = /^([\d,.]+) (.+)$/.exec(figure) ?? [];
      return [what, number(count)] as const;
    });
    const result = {
      title,
      figures: Object.fromEntries(pairs),
      seed: Number(seed),
      seconds: number(seconds),
      day,
    };
    results.set(name.toLowerCase(), result);
  }
  return results;
}

const number = (text: string) => Number(text.replaceAll(',', ''));

export function resultsPage(results: ReadonlyMap<string, Result>, machine: string): string {
  const rows = [...results]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([name, { title, figures, seed, seconds, day }]) => {
      const counts = Object.entries(figures).map(([what, count]) => `${count.toLocaleString('en')} ${what}`);
      const cells = [
        name.toUpperCase(),
        title,
        counts.join('; '),
        String(seed),
        seconds.toLocaleString('en'),
        day,
      ];
      return `| ${cells.join(' | ')} |`;
    });
  return `# Results of the long runs

\`npm run soak\`, or one of them: \`npm run soak -- r2 --seed 7 --minutes 3\`. After each of them the books are checked
(\`tests/support/books.ts\`). ${machine}.

| goal | what held | figures | seed | seconds | day |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
