import type { Context, Hono } from 'hono';
import { changePassword, getProfile, listBookings, updateProfile, uploadPicture } from '#contract/profile.ts';
import { say } from '#server/language/say.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { PICTURES_FOLDER } from '#server/platform/files.ts';
import { mountForUser } from '#server/platform/http/mount-for-user.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { SignedIn } from '#server/platform/http/signed-in.ts';
import { lockSession } from '#server/platform/http/user-queries.ts';
import { randomToken } from '#server/platform/keys/tokens.ts';
import { readPicture } from '#server/platform/picture.ts';
import { countAttempt } from '#server/platform/rate-limits/attempts.ts';
import { setDeviceCookie } from '#server/platform/rate-limits/known-device.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { listGuestBookings } from '#server/reservations/booking-queries.ts';
import { replacePicture, updateUser } from './queries.ts';
import { endSessions } from './session-queries.ts';
import { publicUser } from './session-response.ts';
import { endAccountTokens } from './token-queries.ts';

const FIELD = 'profilePicture';

export function profileRoutes(app: Hono, deps: AppContext): void {
  const { db } = deps;

  mountForUser(app, deps, getProfile, ({ user }) => ({ profile: publicUser(user) }));

  mountForUser(app, deps, updateProfile, async ({ body, user }) => {
    const fields = Object.entries({ name: body.name, phone: body.phone, address: body.address });
    // Absent fields stay as they are; empty ones are removed.
    const change = Object.fromEntries(
      fields.flatMap(([field, value]) => (value === undefined ? [] : [[field, value || null]])),
    );
    return { profile: publicUser(await updateUser(db, user.id, change)) };
  });

  mountForUser(app, deps, uploadPicture, ({ c, user }) => savePicture(c, deps, user));

  mountForUser(app, deps, changePassword, ({ c, body, user, sessionId }) =>
    setPassword(c, deps, { user, sessionId }, body),
  );

  mountForUser(app, deps, listBookings, async ({ user, sessionId }) => ({
    bookings: await listGuestBookings(deps, user, { userId: user.id, sessionId }),
  }));
}

async function savePicture(
  c: Context,
  deps: AppContext,
  user: SignedIn['user'],
): Promise<{ picture_url: string } | Refusal> {
  const { db, files, clock } = deps;
  const tooMany = await checkRateLimit(deps, c, 'upload', user.id);
  if (tooMany) return tooMany;
  const upload = await readUpload(c);
  if (!upload) return refuse('invalid_image');
  const picture = await readPicture(upload, c.req.raw.signal);
  if (!picture.ok) {
    if (picture.reason === 'busy') return refuse('busy');
    return picture.reason === 'too_large'
      ? refuse('body_too_large', {}, say().accountProfile.IMAGE_TOO_LARGE)
      : refuse('invalid_image');
  }
  const path = `${PICTURES_FOLDER}/${randomToken()}.webp`;
  // The file is saved first, so that no profile names a missing picture; unused ones are deleted later
  // (housekeeping/jobs.ts).
  await files.save(path, Buffer.from(picture.webp), clock());
  const before = await replacePicture(db, user.id, path);
  if (before) await files.remove(before);
  return { picture_url: `/api/admin/uploads/${path}` };
}

/** Returns the bytes of the form's picture; undefined when the request has none. */
async function readUpload(c: Context): Promise<Uint8Array | undefined> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? '')) return undefined;
  const form = await c.req.parseBody().catch((error: unknown) => {
    if (error instanceof TypeError) return {};
    throw error;
  });
  const file = FIELD in form ? form[FIELD] : undefined;
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : undefined;
}

async function setPassword(
  c: Context,
  deps: AppContext,
  { user, sessionId }: SignedIn,
  body: { current_password: string; new_password: string },
): Promise<{ message: string } | Refusal> {
  const { db, accounts, clock } = deps;
  const { refusal, succeeded } = await countAttempt(deps, c, 'change-password', user.id, sessionId);
  if (refusal) return refusal;
  if (!(await accounts.passwords.matches(user.password_hash, body.current_password))) {
    return refuse('wrong_password');
  }
  const hash = await accounts.passwords.hash(body.new_password);
  const now = clock();
  const updated = await inTransaction(db, async (tx) => {
    if (!(await lockSession(tx, sessionId))) return refuse('not_signed_in');
    const changed = await updateUser(tx, user.id, { password_hash: hash });
    await endSessions(tx, user.id, now, sessionId);
    // A reader of the guest's mail must not be able to undo this with an older link.
    await endAccountTokens(tx, user.id, 'reset', now);
    await enqueueMail(tx, user.email, { kind: 'password_changed', data: { name: user.name } }, now);
    return changed;
  });
  if (updated instanceof Refusal) return updated;
  setDeviceCookie(c, deps, updated, sessionId);
  await succeeded();
  return { message: say().accountProfile.PASSWORD_CHANGED };
}
