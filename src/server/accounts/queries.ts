import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { spellingsOf } from '#server/platform/email-spellings.ts';
import type { UserRow } from './schema.ts';
import { endSessions } from './session-queries.ts';

/** Finds a user by an email in any spelling, as the contract's schemas make it. */
export function findUserByEmail(db: Database | Tx, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('app_user').selectAll().where('email', 'in', spellingsOf(email)).executeTakeFirst();
}

/** Finds the account of an email or makes one without a password; locked until the end of the transaction. */
export async function lockUserByEmail(
  tx: Tx,
  values: { email: string; name: string | null; now: Date },
): Promise<UserRow> {
  await createUser(tx, { ...values, phone: null });
  const { email } = values;
  return tx
    .selectFrom('app_user')
    .selectAll()
    .where('email', 'in', spellingsOf(email))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function findUser(db: Database | Tx, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Adds an account without a password, in English unless a language is named. Undefined when the e-mail has one already,
 * even when two requests come at once.
 */
export async function createUser(
  db: Database | Tx,
  values: { email: string; name: string | null; phone: string | null; language?: Language; now: Date },
): Promise<UserRow | undefined> {
  // The key of the table holds one spelling alone.
  const known = await findUserByEmail(db, values.email);
  if (known && known.email !== values.email) return undefined;
  return db
    .insertInto('app_user')
    .values({
      email: values.email,
      name: values.name,
      phone: values.phone,
      address: null,
      password_hash: null,
      email_verified_at: null,
      picture_path: null,
      language: values.language ?? DEFAULT_LANGUAGE,
      created_at: values.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

type UserChange = Partial<
  Pick<
    UserRow,
    'name' | 'phone' | 'address' | 'password_hash' | 'email_verified_at' | 'picture_path' | 'language'
  >
>;

export function updateUser(db: Database | Tx, id: number, change: UserChange): Promise<UserRow> {
  const query = Object.keys(change).length
    ? db.updateTable('app_user').set(change).where('id', '=', id).returningAll()
    : db.selectFrom('app_user').selectAll().where('id', '=', id);
  return query.executeTakeFirstOrThrow();
}

/**
 * Notes that the caller reads the mailbox of an account. Until then it belonged to nobody, and staff invited by phone may
 * have named the email of somebody else: sessions from before end.
 */
export async function proveMailbox(tx: Tx, user: UserRow, change: UserChange, now: Date): Promise<UserRow> {
  if (user.email_verified_at) return updateUser(tx, user.id, change);
  // The account is locked first, so that none is opened meanwhile.
  const proven = await updateUser(tx, user.id, { ...change, email_verified_at: now });
  await endSessions(tx, user.id, now);
  return proven;
}

/** Sets a user's picture and returns the path of the one before. Two calls at once take turns, so each path is returned once. */
export function replacePicture(db: Database, id: number, path: string): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const { picture_path } = await tx
      .selectFrom('app_user')
      .select('picture_path')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await updateUser(tx, id, { picture_path: path });
    return picture_path;
  });
}

/** Returns those of the pictures that no user has. */
export async function unusedPictures(db: Database, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const rows = await db
    .selectFrom('app_user')
    .select('picture_path')
    .where('picture_path', 'in', paths)
    .execute();
  const named = new Set(rows.map(({ picture_path }) => picture_path));
  return paths.filter((path) => !named.has(path));
}
