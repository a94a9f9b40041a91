import { formatStay } from '#domain/dates/calendar.ts';
import { phoneLink } from '#domain/party/phone-link.ts';
import { withText } from '#domain/party/whatsapp-link.ts';
import type { Search } from '#domain/rooms/search.ts';
import { groupOf } from '#messages/booking/party.ts';
import * as messages from '#messages/rooms/alternatives.ts';
import { askOnWhatsApp } from '#messages/site/links.ts';

export interface HostContact {
  phone: string;
  /** The link of the host's chat, if there is one. */
  whatsapp?: string | undefined;
}

interface Props {
  search: Search;
  contact: HostContact;
  /** Shows the request that the chat begins with. */
  withRequest?: boolean;
}

/** Offers to ask the host about a stay, in a chat that begins with its dates and party, or by phone. */
export function AskHost({ search, contact, withRequest = false }: Props) {
  const request = messages.groupAndDates(groupOf(search), formatStay(search, true));
  return (
    <>
      {withRequest && (
        <p>
          <strong>{request}</strong>
        </p>
      )}
      {contact.whatsapp && (
        <a
          className="button"
          data-kind={withRequest ? undefined : 'quiet'}
          href={withText(contact.whatsapp, messages.question(request))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {askOnWhatsApp}
        </a>
      )}
      {contact.phone && (
        <a className="button" data-kind="quiet" href={phoneLink(contact.phone)}>
          {messages.call(contact.phone)}
        </a>
      )}
    </>
  );
}
