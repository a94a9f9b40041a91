import { type Migration, Migrator, NO_MIGRATIONS } from 'kysely/migration';
import * as booking from '../migrations/0001-booking.ts';
import * as accounts from '../migrations/0002-accounts.ts';
import * as afterBooking from '../migrations/0003-after-booking.ts';
import * as quotes from '../migrations/0004-quotes.ts';
import * as reminders from '../migrations/0005-reminders.ts';
import * as waitlist from '../migrations/0005-waiting-list.ts';
import * as changes from '../migrations/0007-changes.ts';
import * as paidChanges from '../migrations/0008-paid-changes.ts';
import * as laterMoney from '../migrations/0009-later-money.ts';
import * as closedNights from '../migrations/0010-closed-nights.ts';
import * as bookedBy from '../migrations/0011-booked-by.ts';
import * as stayRequests from '../migrations/0012-stay-wishes.ts';
import * as timesAndTerms from '../migrations/0013-times-and-terms.ts';
import * as provenMailbox from '../migrations/0014-proven-mailbox.ts';
import * as holds from '../migrations/0015-holds.ts';
import * as provenEntries from '../migrations/0016-proven-places.ts';
import * as retention from '../migrations/0017-retention.ts';
import * as disputes from '../migrations/0018-disputes.ts';
import * as photoSizes from '../migrations/0019-photo-sizes.ts';
import * as plainNames from '../migrations/0020-plain-names.ts';
import * as plainStatuses from '../migrations/0021-plain-statuses.ts';
import * as bedsAndFloor from '../migrations/0022-beds-and-floor.ts';
import * as hostTables from '../migrations/0023-host-desk.ts';
import * as hostPeople from '../migrations/0024-host-people.ts';
import * as hostAlerts from '../migrations/0025-host-alerts.ts';
import * as hostSetup from '../migrations/0026-host-setup.ts';
import * as channels from '../migrations/0027-channels.ts';
import * as provenBy from '../migrations/0028-proven-by.ts';
import * as invitationsByPhone from '../migrations/0029-invitations-by-phone.ts';
import * as reminderKinds from '../migrations/0030-reminder-kinds.ts';
import * as hostActs from '../migrations/0031-host-acts.ts';
import * as rights from '../migrations/0032-rights.ts';
import * as retiredRooms from '../migrations/0033-retired-rooms.ts';
import * as staffActs from '../migrations/0033-staff-acts.ts';
import * as phoneNumbers from '../migrations/0034-phone-numbers.ts';
import * as savedTexts from '../migrations/0035-saved-texts.ts';
import * as roomsToCome from '../migrations/0036-rooms-to-come.ts';
import * as whoCancelled from '../migrations/0037-who-cancelled.ts';
import * as messageKeys from '../migrations/0038-message-keys.ts';
import * as untoldGates from '../migrations/0039-untold-gates.ts';
import * as blocksAndEchoes from '../migrations/0040-blocks-and-echoes.ts';
import * as requests from '../migrations/0041-requests.ts';
import * as papers from '../migrations/0042-papers.ts';
import * as charges from '../migrations/0043-charges.ts';
import * as paidOut from '../migrations/0044-paid-out.ts';
import * as register from '../migrations/0045-register.ts';
import * as reviews from '../migrations/0046-reviews.ts';
import * as codes from '../migrations/0047-codes.ts';
import * as languages from '../migrations/0048-languages.ts';
import * as hostWords from '../migrations/0049-host-words.ts';
import * as indexesOfToday from '../migrations/0050-indexes-of-today.ts';
import type { Database } from './database.ts';

/** The order is fixed: a released migration is never changed, renamed or moved. There is no 0006. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-booking': booking,
  '0002-accounts': accounts,
  '0003-after-booking': afterBooking,
  '0004-quotes': quotes,
  '0005-reminders': reminders,
  '0005-waiting-list': waitlist,
  '0007-changes': changes,
  '0008-paid-changes': paidChanges,
  '0009-later-money': laterMoney,
  '0010-closed-nights': closedNights,
  '0011-booked-by': bookedBy,
  '0012-stay-wishes': stayRequests,
  '0013-times-and-terms': timesAndTerms,
  '0014-proven-mailbox': provenMailbox,
  '0015-holds': holds,
  '0016-proven-places': provenEntries,
  '0017-retention': retention,
  '0018-disputes': disputes,
  '0019-photo-sizes': photoSizes,
  '0020-plain-names': plainNames,
  '0021-plain-statuses': plainStatuses,
  '0022-beds-and-floor': bedsAndFloor,
  '0023-host-desk': hostTables,
  '0024-host-people': hostPeople,
  '0025-host-alerts': hostAlerts,
  '0026-host-setup': hostSetup,
  '0027-channels': channels,
  '0028-proven-by': provenBy,
  '0029-invitations-by-phone': invitationsByPhone,
  '0030-reminder-kinds': reminderKinds,
  '0031-host-acts': hostActs,
  '0032-rights': rights,
  '0033-retired-rooms': retiredRooms,
  '0033-staff-acts': staffActs,
  '0034-phone-numbers': phoneNumbers,
  '0035-saved-texts': savedTexts,
  '0036-rooms-to-come': roomsToCome,
  '0037-who-cancelled': whoCancelled,
  '0038-message-keys': messageKeys,
  '0039-untold-gates': untoldGates,
  '0040-blocks-and-echoes': blocksAndEchoes,
  '0041-requests': requests,
  '0042-papers': papers,
  '0043-charges': charges,
  '0044-paid-out': paidOut,
  '0045-register': register,
  '0046-reviews': reviews,
  '0047-codes': codes,
  '0048-languages': languages,
  '0049-host-words': hostWords,
  '0050-indexes-of-today': indexesOfToday,
};

/**
 * Says that a newer version of the program has changed the database. The message is for the person who starts this one.
 */
export class NewerDataError extends Error {
  override readonly name = 'NewerDataError';

  constructor(migration: string) {
    const last = Object.keys(MIGRATIONS).at(-1);
    super(
      `A newer version of the program has used these data: they need a version with "${migration}", and this one ends with "${last}". Start the newer version, or restore a backup from before it.`,
    );
  }
}

function migratorOf(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
}

/** Migrates the database and returns the names of the migrations that ran. Several processes may call it at once. */
export async function migrate(db: Database): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  // Only Kysely's message says so; there is no code.
  const [, newer] = /executed migration (\S+) is missing/.exec(String(error)) ?? [];
  if (newer) throw new NewerDataError(newer);
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

export async function pendingMigrations(db: Database): Promise<string[]> {
  const known = await migratorOf(db).getMigrations();
  return known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

/** Returns whether a migration of ours has run here. */
export async function isOurDatabase(db: Database): Promise<boolean> {
  return (await migratorOf(db).getMigrations()).some(({ executedAt }) => executedAt);
}

/** Undoes every migration, which deletes all data. */
export async function dropEverything(db: Database): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(NO_MIGRATIONS);
  if (error) throw error;
}
