import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // `invited_by` is null for an invitation from the terminal, which lets in an owner who has lost every passkey.
  `create table host_invitation (
    id integer generated always as identity primary key,
    token_hash text not null unique,
    email text not null,
    role text not null check (role in ('owner', 'staff')),
    property_ids jsonb not null,
    invited_by integer references app_user on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    accepted_at timestamptz
  )`,
  // A counter has 32 bits without a sign, which an integer does not hold.
  `create table passkey (
    id text primary key,
    user_id integer not null references app_user on delete cascade,
    name text not null,
    public_key text not null,
    counter double precision not null,
    transports jsonb not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index passkey_user on passkey (user_id)`,
  // Spent by the first answer to it, right or wrong.
  `create table passkey_challenge (
    session_id text not null references session on delete cascade,
    purpose text not null check (purpose in ('register', 'sign-in')),
    challenge text not null,
    expires_at timestamptz not null,
    primary key (session_id, purpose)
  )`,
  `create table recovery_code (
    code_hash text primary key,
    user_id integer not null references app_user on delete cascade,
    created_at timestamptz not null
  )`,
  `create index recovery_code_user on recovery_code (user_id)`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
