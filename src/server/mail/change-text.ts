import { formatPaise, formatRupees } from '#domain/money/money.ts';
import type { BeforeText } from '#messages/mail/change.ts';
import { sayDate } from '#server/language/say.ts';
import { extrasLine } from './booking-text.ts';
import type { MailData } from './data.ts';

/** Returns what the provider refunds, and what the host pays back. */
export function refundParts({
  amount_paise,
  by_hand_paise = 0,
}: {
  amount_paise: number;
  by_hand_paise?: number;
}) {
  const shown = (paise: number) => (paise > 0 ? formatPaise(paise) : undefined);
  return { online: shown(amount_paise - by_hand_paise), byHand: shown(by_hand_paise) };
}

export function paidMoreText({ paid_more_paise }: { paid_more_paise?: number }): string | undefined {
  return paid_more_paise === undefined ? undefined : formatPaise(paid_more_paise);
}

export async function earlierStay(
  changeId: string | undefined,
  { mailData }: { mailData: MailData },
): Promise<BeforeText | undefined> {
  const before = changeId === undefined ? undefined : await mailData.stayBefore(changeId);
  return (
    before && {
      checkIn: sayDate(before.check_in),
      checkOut: sayDate(before.check_out),
      rooms: before.rooms,
      guests: before.adults + before.children,
      total: formatRupees(before.total),
    }
  );
}

/** Returns what the host must know of a change. A mail queued before mails named their change has no earlier extras. */
export async function changeText(
  data: { paid_more_paise?: number; quote_id?: string },
  { mailData }: { mailData: MailData },
): Promise<{ paidMore: string | undefined; extrasBefore?: string }> {
  const paidMore = paidMoreText(data);
  const before = data.quote_id === undefined ? undefined : await mailData.extrasBefore(data.quote_id);
  return before ? { paidMore, extrasBefore: extrasLine(before) } : { paidMore };
}
