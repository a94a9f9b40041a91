/** Labels of the shared controls (islands/ui). */

export const close = 'Close';
export const dismiss = 'Dismiss';
/** The region of the short messages at the edge of the screen. */
export const notifications = 'Notifications';

export const decrease = (noun: string) => `Decrease ${noun}`;
export const increase = (noun: string) => `Increase ${noun}`;

export const chooseDate = 'Choose a date';
export const openingCalendar = 'Opening the calendar…';
export const clearDate = 'Clear';
export const months = 'Months';
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
/** A day for screen readers, with its note. */
export const dayOff = (day: string) => `unavailable, ${day}`;
export const dayWith = (day: string, note: string) => `${day}, ${note}`;

export const showPassword = 'Show password';
export const hidePassword = 'Hide password';

export const steps = 'Steps';
export const stepCompleted = 'completed';
