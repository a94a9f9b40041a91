/** Content-Disposition for a file that is saved under a name people typed (RFC 6266, both forms). */

/** Letters of any script, digits and a few signs stay; spaces become underscores; the rest goes. */
function plainName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\s+/gu, '_')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}_-]/gu, '')
    .replace(/_+/g, '_')
    .replace(/^[_-]+|[_-]+$/g, '')
    .slice(0, 60);
}

/** `Invoice_SH{id}_{name}.pdf` (spec section 7). */
export function invoiceFileName(reservationId: number, guestName: string): string {
  return `Invoice_SH${reservationId}_${plainName(guestName) || 'guest'}.pdf`;
}

/** The header's value: an ASCII name for old programs, the true one in UTF-8 for the rest. */
export function contentDisposition(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
    .replace(/_+\./, '.');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
