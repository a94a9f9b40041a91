/** The number of the booking that this browser keeps, without the code that reads the whole of it. */
export function keptBookingId(): number | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem('kept-booking') ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('id' in kept)) return undefined;
    return typeof kept.id === 'number' ? kept.id : undefined;
  } catch {
    // Not JSON, or a browser that gives no storage: no booking is kept.
    return undefined;
  }
}
