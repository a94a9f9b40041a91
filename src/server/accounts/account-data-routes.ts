import type { Hono } from 'hono';
import { deleteAccount, downloadAccountData, getDataLink } from '#contract/account-data.ts';
import { say } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { contentDisposition } from '#server/platform/http/attachment.ts';
import { mountForUser } from '#server/platform/http/mount-for-user.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { lockSession } from '#server/platform/http/user-queries.ts';
import { FILE_KEY_LIFE } from '#server/platform/keys/file-keys.ts';
import { countAttempt } from '#server/platform/rate-limits/attempts.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { loadAccountData } from './account-data-queries.ts';
import { eraseAccount, ownsAlone } from './erase-queries.ts';

/** The name that the key of the file is signed for. */
const DATA_FILE = 'data';

/** Mounts the calls by which a user downloads all their data, or deletes the account. */
export function accountDataRoutes(app: Hono, deps: AppContext): void {
  const { db, clock, accounts, files, config } = deps;

  mountForUser(
    app,
    deps,
    downloadAccountData,
    async ({ c, user }) => {
      const tooMany = await checkRateLimit(deps, c, 'account-data', user.id);
      if (tooMany) return tooMany;
      const data = await loadAccountData(db, user, clock());
      return c.body(JSON.stringify(data, null, 2), 200, {
        'Content-Type': 'application/json',
        'Content-Disposition': contentDisposition(say().accountAccountData.FILE_NAME),
      });
    },
    DATA_FILE,
  );

  mountForUser(app, deps, getDataLink, async ({ user, sessionId }) => {
    const now = clock();
    const key = await accounts.fileKeys.sign(DATA_FILE, { userId: user.id, sessionId }, now);
    return {
      url: `${config.publicApiUrl}/profile/data?key=${key}`,
      expires_at: new Date(now.getTime() + FILE_KEY_LIFE).toISOString(),
    };
  });

  mountForUser(app, deps, deleteAccount, async ({ c, body, user, sessionId }) => {
    // Tries at one password are counted together, whatever they are for.
    const { refusal } = await countAttempt(deps, c, 'change-password', user.id, sessionId);
    if (refusal) return refusal;
    if (!(await accounts.passwords.matches(user.password_hash, body.password))) {
      return refuse('wrong_password', {}, say().accountAccountData.WRONG_PASSWORD);
    }
    const refused = await inTransaction(db, async (tx) => {
      if (!(await lockSession(tx, sessionId))) return refuse('not_signed_in');
      if (await ownsAlone(tx, user.id)) return refuse('wrong_state', {}, say().accountAccountData.LAST_OWNER);
      await eraseAccount(tx, user, clock());
      return undefined;
    });
    if (refused) return refused;
    if (user.picture_path) await files.remove(user.picture_path);
    return { message: say().accountAccountData.ACCOUNT_DELETED };
  });
}
