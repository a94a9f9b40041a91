import { expect, test } from 'vitest';
import { MARK_IMAGE, markAttacher } from '#server/mail/mark.ts';

test('a mail goes without the mark if it can not be drawn; the next one has it, drawn once', async () => {
  let drawings = 0;
  const attach = markAttacher(async () => {
    drawings += 1;
    if (drawings === 1) throw new Error('out of memory');
    return Buffer.from('mark');
  });
  const html = `<p>${MARK_IMAGE}Hello</p>`;
  expect(await attach(html)).toEqual({ html: '<p>Hello</p>', attachments: [] });
  for (const marked of [await attach(html), await attach(html)]) {
    expect(marked.html).toBe(html);
    expect(marked.attachments).toMatchObject([{ cid: 'mark', content: Buffer.from('mark') }]);
  }
  expect(drawings).toBe(2);
});
