import { asksCouplesToCall } from '#domain/content/policy.ts';
import { formatStay } from '#domain/dates/calendar.ts';
import { phoneLink } from '#domain/party/phone-link.ts';
import { withText } from '#domain/party/whatsapp-link.ts';
import { mustCallFirst } from '#domain/rooms/gate.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/arrival.ts';
import { partyOf } from '#messages/booking/party.ts';
import { gateSentence } from '#messages/rooms/property.ts';
import { askOnWhatsApp } from '#messages/site/links.ts';
import { $draft } from '#stores/booking/draft.ts';
import { $bookedHomestay } from '#stores/booking/homestay.ts';
import { $cartSearch } from '#stores/cart/cart.ts';
import type { Contact } from './contact.ts';

/** Says when the gate is open, and whom to call before paying if it is closed when the guests come. */
export function GateNote({ contact }: { contact: Contact }) {
  const homestay = useValue($bookedHomestay, undefined);
  const search = useValue($cartSearch, undefined);
  const { arrivalTime } = useValue($draft, $draft.get());
  if (!homestay || !search) return null;
  const { times } = homestay;
  const mustCall = mustCallFirst({ checkIn: search.checkIn, arrivalTime }, times, new Date());
  const question = messages.lateQuestion(formatStay(search, true), partyOf(search), arrivalTime);
  return (
    <div className="stack" data-gap="2">
      {gateSentence(times) && <p className="soft">{gateSentence(times)}</p>}
      <div role="status">
        {mustCall && (
          <div className="notice row" data-tone="warning">
            <strong>{messages.callFirst}</strong>
            {contact.phone && <a href={phoneLink(contact.phone)}>{contact.phone}</a>}
            {contact.whatsapp && (
              <a href={withText(contact.whatsapp, question)} target="_blank" rel="noopener noreferrer">
                {askOnWhatsApp}
              </a>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** Says what would turn guests away at the door, while nothing is paid yet. */
export function DoorNotes() {
  const homestay = useValue($bookedHomestay, undefined);
  return (
    <ul className="soft">
      <li>{messages.BRING_ID}</li>
      {homestay && asksCouplesToCall(homestay.policies.unmarriedCouples) && <li>{messages.couplesCall}</li>}
    </ul>
  );
}
