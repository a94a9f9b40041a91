import type { Generated, Selectable } from 'kysely';

/** People's accounts and what belongs to them. What each table is for stands in the migration that makes it. */
export interface AccountsSchema {
  app_user: UserTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  account_token: AccountTokenTable;
  rate_limit: RateLimitTable;
  upload: UploadTable;
  page_view: PageViewTable;
  page_view_daily: PageViewDailyView;
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
  created_at: Date;
}

interface SessionTable {
  id: string;
  user_id: number;
  created_at: Date;
  ended_at: Date | null;
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

interface RateLimitTable {
  key: string;
  hits: number;
  window_ends: Date;
}

interface UploadTable {
  path: string;
  content_type: string;
  bytes: Buffer;
  created_at: Date;
}

interface PageViewTable {
  id: Generated<number>;
  day: string;
  page: string;
  url: string;
  viewed_at: Date;
  session_id: string;
  device_type: string;
}

interface PageViewDailyView {
  day: string;
  page: string;
  device_type: string;
  views: number;
  visitors: number;
}

export type UserRow = Selectable<UserTable>;
