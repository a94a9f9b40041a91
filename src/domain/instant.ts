const IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
  timeZone: 'Asia/Kolkata',
});

/** An instant in Puri, whatever the clock zone of the machine: `Mon, 14 Dec, 9:00 am`. */
export function formatInstant(instant: Date): string {
  const parts = IN_INDIA.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const half = part('dayPeriod').toLowerCase().replaceAll('.', '');
  return `${part('weekday')}, ${part('day')} ${part('month')}, ${part('hour')}:${part('minute')} ${half}`;
}
