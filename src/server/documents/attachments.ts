import { paperFileName } from '#domain/booking/booking-reference.ts';
import type { Look } from '#site/look.ts';
import { renderPaper } from './paper.ts';
import type { Paper } from './paper-data.ts';

/** Returns the paper of a mail, rendered only when it is sent. */
export function attachedPaper(paper: Paper, look?: Look) {
  const { reservationId, guest } = paper.data.stay;
  return {
    filename: paperFileName(paper.kind, reservationId, guest.name),
    contentType: 'application/pdf',
    render: () => renderPaper(paper, look),
  };
}
