import { useEffect } from 'react';
import { formatDate } from '#domain/dates/calendar.ts';
import { withText } from '#domain/party/whatsapp-link.ts';
import { LoadedPart } from '#islands/host/LoadedPart.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/register/register.ts';
import { timeOf } from '#stores/host/moments.ts';
import { $report, loadReport } from '#stores/host/register/register.ts';

/** A chat without a number: the host chooses whom to send it to. */
const CHAT = 'https://wa.me/';

/** Who slept in the house last night, for the police. */
export function OccupancyReport() {
  const shown = useValue($report);
  useEffect(() => void loadReport(), []);
  return (
    <LoadedPart title={messages.OCCUPANCY} shown={shown} load={loadReport}>
      {shown.state === 'ready' && (
        <>
          <p>{messages.reportOf(formatDate(shown.report.date), timeOf(shown.report.due_at))}</p>
          <p>
            {shown.report.rows.length === 0
              ? messages.NOBODY
              : `${messages.people(shown.report.rows.length)}: ${shown.report.rows.map(({ name }) => name).join(', ')}`}
          </p>
          <div className="row" data-gap="3">
            <a
              className="button"
              data-kind="quiet"
              href={shown.pdf}
              download={messages.occupancyFile(shown.report.date)}
            >
              {messages.PDF}
            </a>
            <a
              className="button"
              data-kind="quiet"
              href={withText(CHAT, shown.report.text)}
              target="_blank"
              rel="noreferrer"
            >
              {messages.whatsApp}
            </a>
          </div>
        </>
      )}
    </LoadedPart>
  );
}
