import { beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from '#client/call.ts';
import { getHost } from '#contract/host/today.ts';
import { fillWithDemoData } from '#server/host/demo.ts';
import { chooseLanguage, followLanguage } from '#stores/host/desk-language.ts';
import { openDemo, openHost } from '#stores/host/session.ts';
import * as browser from '../../support/browser.ts';
import { visit } from '../../support/browser.ts';
import { browserOf } from '../../support/browser-of.ts';
import { appOfFile } from '../../support/open-app.ts';

const api = appOfFile({ empty: true });
beforeAll(() => fillWithDemoData(api.deps.db, '2026-11-21'));
beforeEach(() => void browserOf(api));

const ALL = ['en', 'hi', 'bn', 'or'] as const;

test('what a person chooses is kept with the account, and the page opens in it', async () => {
  visit('/host/bookings?q=Das#list');
  await openHost();
  await openDemo();
  await chooseLanguage('bn');
  expect(browser.leftTo).toBe('/bn/host/bookings?q=Das#list');
  expect((await call(getHost, {})).language).toBe('bn');
});

test.each([
  ['/host/bookings/4?x=1#payment', 'bn', '/bn/host/bookings/4?x=1#payment'],
  ['/host', 'or', '/or/host'],
  ['/host', 'en', undefined],
  ['/hi/host', 'bn', undefined],
] as const)('%s opens for a reader of %s at %s', (address, language, opened) => {
  visit(address);
  followLanguage(language, ALL);
  expect(browser.leftTo).toBe(opened);
});

test('a language that the site no longer offers is not followed', () => {
  visit('/host');
  followLanguage('bn', ['en', 'hi']);
  expect(browser.leftTo).toBeUndefined();
});
