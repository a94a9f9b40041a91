/** What ends the UID of every block in our calendars: by it, our own nights are known when a channel sends them back. */
export const OWN_UID_DOMAIN = 'rooms.direct-booking';
