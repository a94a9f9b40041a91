import { expect, it } from 'vitest';
import { joinSheets, type Routes } from '#server/site/joined-sheets.ts';

type Sheet = [order: number, depth: number, content: string];

/** The sheets of a route after joining; an address stands for a sheet that is a file. */
function joined(...sheets: Sheet[]) {
  const styles = sheets.map(([order, depth, content]) => ({
    order,
    depth,
    sheet: content.startsWith('/') ? { type: 'external', src: content } : { type: 'inline', content },
  }));
  const route = { styles };
  joinSheets(new Map([['room', route]]) as unknown as Routes);
  return route.styles.map(({ sheet }) => sheet.content ?? sheet.src);
}

it('the sheets of a route become one, in the order in which the framework would join them', () => {
  expect(
    joined([2, 0, 'c{}'], [-1, 3, 'f{}'], [1, 1, 'b{}'], [1, 4, 'a{}'], [-1, 9, 'e{}'], [2, -1, 'd{}']),
  ).toEqual(['a{}b{}d{}c{}e{}f{}']);
  expect(joined()).toEqual([]);
});

it('what would not count in a joined sheet stays on its own', () => {
  expect(joined([1, 0, '@import "x";'], [0, 0, 'a{}'])).toEqual(['a{}', '@import "x";']);
  expect(joined([1, 0, '/_astro/a.css'], [0, 0, 'a{}'])).toEqual(['a{}', '/_astro/a.css']);
});
