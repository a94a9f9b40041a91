import type { Generated, Selectable } from 'kysely';
import type { Language } from '#domain/language/language.ts';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    app_user: UserTable;
    session: SessionTable;
    refresh_token: RefreshTokenTable;
    account_token: AccountTokenTable;
  }
}

interface UserTable {
  id: Generated<number>;
  email: string;
  name: string | null;
  phone: string | null;
  address: string | null;
  password_hash: string | null;
  email_verified_at: Date | null;
  picture_path: string | null;
  language: Generated<Language>;
  created_at: Date;
}

interface SessionTable {
  id: string;
  user_id: number;
  created_at: Date;
  ended_at: Date | null;
  /** When its owner last used a passkey in this session. */
  proven_at: Date | null;
  /** The id of the passkey that has proven the session. */
  proven_by: string | null;
  is_demo: Generated<boolean>;
}

interface RefreshTokenTable {
  token_hash: string;
  session_id: string;
  expires_at: Date;
  used_at: Date | null;
}

export type TokenPurpose = 'verify' | 'reset' | 'mailbox';

interface AccountTokenTable {
  token_hash: string;
  user_id: number;
  purpose: TokenPurpose;
  expires_at: Date;
  used_at: Date | null;
}

export type UserRow = Selectable<UserTable>;
