import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { passwordChanged } from '#messages/mail/account.ts';
import { markAttacher, markForBrowser, markImage } from '#server/mail/mark.ts';
import { renderMail } from '#server/mail/template.ts';
import { lookOf } from '#site/look.ts';
import { LOGOS } from '../../support/logos.ts';

test('a mail goes without the mark if it can not be drawn; the next one has it, drawn once', async () => {
  let drawings = 0;
  const attach = markAttacher(async () => {
    drawings += 1;
    if (drawings === 1) throw new Error('out of memory');
    return Buffer.from('mark');
  });
  const html = `<p>${markImage()}Hello</p>`;
  expect(await attach(html)).toEqual({ html: '<p>Hello</p>', attachments: [] });
  for (const marked of [await attach(html), await attach(html)]) {
    expect(marked.html).toBe(html);
    expect(marked.attachments).toMatchObject([{ cid: 'mark', content: Buffer.from('mark') }]);
  }
  expect(drawings).toBe(2);
});

test('a mail of another host has its colours and its logo, sent with it', async () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const look = lookOf(tokens, { main: '#0b5c6b', accent: '#8d2610' }, Buffer.from(LOGOS.wide));
  const sender = { name: 'Bela Kutir', phone: '+91 94370 00000', email: 'stay@bela.example', look };
  const { html } = renderMail('asha@example.in', passwordChanged({ name: 'Asha' }), sender);
  expect(html).toContain('background:#0b5c6b');
  const drawn = readFileSync('src/styles/tokens.css', 'utf8').match(
    /--color-(?:sea|accent|link|flag): light-dark\((#\w{6})/g,
  );
  for (const token of drawn ?? []) expect(html).not.toContain(token.slice(-7));
  const { attachments } = await markAttacher()(html, look);
  const { width = 0, height = 0, format } = await sharp(attachments[0]?.content).metadata();
  expect([width, height, format]).toEqual([320, 53, 'png']);
  expect((await markForBrowser(look))(html)).toContain('src="data:image/png;base64,');
});

test('each host’s mark is its own', async () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const attach = markAttacher();
  const one = await attach('', lookOf(tokens));
  const other = await attach('', lookOf(tokens, {}, Buffer.from(LOGOS.red)));
  expect(one.attachments[0]?.content).not.toEqual(other.attachments[0]?.content);
});
