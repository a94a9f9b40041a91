import type { HostPaper } from '#contract/host/papers.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import type { Language } from '#domain/language/language.ts';
import { formatExact } from '#domain/money/money.ts';
import { chatLink } from '#domain/party/whatsapp-link.ts';
import { sayTo } from '#server/language/say.ts';
import { type NamedPaperRow, paperView } from '#server/papers/paper-view.ts';
import type { AppContext } from '#server/platform/context.ts';

/** Returns a paper as the desk shows it, with a link to a chat whose text has the paper's address. */
export function hostPaperView(
  deps: Pick<AppContext, 'accounts' | 'config'>,
  row: NamedPaperRow & { guest_phone_e164: string | null; language: Language },
  now: Date,
): HostPaper {
  const view = paperView(deps, row, now);
  const text = {
    guestName: row.guest_name,
    title: sayTo(row).bookingInvoice.TITLES[row.kind],
    number: row.number,
    reference: bookingReference(row.reservation_id),
    total: formatExact(row.total_paise),
  };
  const phone = row.guest_phone_e164;
  return {
    ...view,
    whatsapp_url: phone ? chatLink(phone, sayTo(row).mailPaper.paperChat(text, view.url)) : null,
  };
}
