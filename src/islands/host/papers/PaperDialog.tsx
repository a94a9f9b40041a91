import type { BookingLine } from '#contract/host/booking-line.ts';
import type { HostPaper } from '#contract/host/papers.ts';
import { formatDate, todayInIndia } from '#domain/dates/calendar.ts';
import { formatExact } from '#domain/money/money.ts';
import { paiseOf } from '#domain/money/paper-totals.ts';
import { NotLoaded } from '#islands/host/NotLoaded.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { TITLES } from '#messages/booking/invoice.ts';
import * as host from '#messages/host/desk.ts';
import * as messages from '#messages/host/papers/booking-papers.ts';
import { $acting } from '#stores/host/bookings/act.ts';
import { closeDialog } from '#stores/host/bookings/booking-acts.ts';
import {
  $bookingPapers,
  $recipient,
  $recipientForm,
  type Asked,
  emailPaper,
  loadBookingPapers,
  paperFor,
} from '#stores/host/papers/booking-papers.ts';
import { AskRecipient } from './AskRecipient.tsx';
import styles from './Papers.module.css';

interface Props {
  booking: Pick<BookingLine, 'id' | 'source'>;
  asked: Asked;
}

/** Shows the invoice or the receipt of a booking, and below it all of its papers. */
export function PaperDialog({ booking, asked }: Props) {
  const shown = useValue($bookingPapers);
  const recipient = useValue($recipient);
  const { isBusy } = useValue($recipientForm);
  const isInvoice = asked === 'invoice';
  const paper = shown.state === 'ready' ? paperFor(asked, shown.papers) : undefined;
  return (
    <Dialog
      title={isInvoice ? messages.invoice : messages.receipt}
      onClose={closeDialog}
      size="sheet"
      isBusy={isBusy}
      focusTitle
    >
      {shown.state === 'loading' && <Spinner label={host.loading} />}
      {shown.state === 'failed' && (
        <NotLoaded message={shown.message} load={() => loadBookingPapers(booking.id)} />
      )}
      {recipient && <AskRecipient id={booking.id} typed={recipient} />}
      {shown.state === 'ready' && !recipient && (
        <>
          {paper ? (
            <OnePaper paper={paper} />
          ) : (
            <p role="status">{isInvoice ? messages.NO_INVOICE : messages.NO_RECEIPT}</p>
          )}
          {paper && booking.source === 'ota' && (
            <p className="notice" data-tone="info">
              {messages.paidBySite}
            </p>
          )}
          {shown.papers.length > (paper ? 1 : 0) && <AllPapers papers={shown.papers} />}
          {paper && <PaperActs id={booking.id} paper={paper} />}
        </>
      )}
    </Dialog>
  );
}

const dayOf = ({ issued_at }: HostPaper) => formatDate(todayInIndia(new Date(issued_at)));

function OnePaper({ paper }: { paper: HostPaper }) {
  return (
    <p>
      <strong className={styles.number}>{paper.number}</strong>
      <span className={`soft ${styles.facts}`}>
        {[TITLES[paper.kind], dayOf(paper), formatExact(paiseOf(paper.total))].join(' · ')}
      </span>
    </p>
  );
}

function PaperActs({ id, paper }: { id: number; paper: HostPaper }) {
  const isBusy = useValue($acting).has(id);
  return (
    <DialogActions>
      <a className="button" href={paper.url} target="_blank" rel="noreferrer">
        {messages.open}
      </a>
      {/* The browser prints the PDF that it shows. */}
      <a className="button" data-kind="quiet" href={paper.url} target="_blank" rel="noreferrer">
        {messages.print}
      </a>
      {paper.whatsapp_url && (
        <a className="button" data-kind="quiet" href={paper.whatsapp_url} target="_blank" rel="noreferrer">
          {messages.whatsApp}
        </a>
      )}
      <Button kind="quiet" busy={isBusy} onClick={() => void emailPaper(id, paper)}>
        {messages.email}
      </Button>
    </DialogActions>
  );
}

function AllPapers({ papers }: { papers: readonly HostPaper[] }) {
  return (
    <details>
      <summary className={styles.more}>{messages.others}</summary>
      <ul className={`stack list ${styles.rows}`} data-gap="0">
        {papers.map((paper) => (
          <li key={paper.id}>
            <a className="tap" href={paper.url} target="_blank" rel="noreferrer">
              {messages.named(TITLES[paper.kind], paper.number)}
            </a>
            <span>{formatExact(paiseOf(paper.total))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
