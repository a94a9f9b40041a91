import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { prepareDatabase } from '#server/entry/prepare-database.ts';
import { type OpenDatabase, openPostgres } from '#server/platform/database/database.ts';
import { COMMANDS } from '#server/platform/database/timeouts.ts';
import { onServer } from '../../support/templates.ts';

const NOW = new Date('2026-11-21T06:00:00Z');

test('three processes that start at once on an empty database are all ready, and fill it once', async () => {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await onServer(inject('postgresUrl'), `create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = name;
  const open = (): OpenDatabase => openPostgres(url.href, { timeouts: COMMANDS, onError: () => {} });
  const starts = [open(), open(), open()];
  await Promise.all(starts.map(({ db }) => prepareDatabase(db, { demoData: true, now: NOW })));
  const [{ db } = open()] = starts;
  const { rows } = await sql<{ homestays: number; rooms: number }>`
    select (select count(*) from property)::int as homestays, (select count(*) from room)::int as rooms`.execute(
    db,
  );
  expect(rows).toEqual([{ homestays: 2, rooms: 10 }]);
  await Promise.all(starts.map(({ close }) => close()));
  await onServer(inject('postgresUrl'), `drop database ${name} with (force)`);
}, 60_000);
