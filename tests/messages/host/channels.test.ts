import { describe, expect, it } from 'vitest';
import { FEED_PROBLEMS } from '#domain/channels/feed-problem.ts';
import { fetched, late, nextRead, read, span } from '#messages/host/channels.ts';
import { failing, feedProblem } from '#messages/host/feed-problems.ts';

describe('a length of time', () => {
  it('has one unit, rounded down', () => {
    expect([0, 1, 4, 59, 60, 119, 120, 47 * 60, 48 * 60, 3000].map(span)).toEqual([
      ...['1 minute', '1 minute', '4 minutes', '59 minutes', '1 hour'],
      ...['1 hour', '2 hours', '47 hours', '2 days', '2 days'],
    ]);
  });
});

describe('the calendar of another site', () => {
  it('says when it was read, and when it will be', () => {
    expect(read(4, 3)).toBe('Read 4 minutes ago, 3 bookings');
    expect(read(0, 1)).toBe('Read just now, 1 booking');
    expect(nextRead(0)).toBe('Next reading within a minute');
    expect(nextRead(6)).toBe('Next reading in 6 minutes');
  });

  it('says why it could not be read, and that nights taken before stay taken', () => {
    expect(failing(125, { code: 'refused', status: 500 })).toBe(
      'Could not be read for 2 hours: the site answered with an error (500). We try again by ourselves. Nights taken before stay taken.',
    );
    expect(failing(undefined, { code: 'not_a_calendar' })).toBe(
      'Could not be read: this is a page, not a calendar. Copy the link for calendars; it often ends in .ics.',
    );
    expect(feedProblem({ code: 'refused', status: 404 })).toBe(
      'Could not be read: the site no longer knows this link (404). Copy the new one there, connect it, and only then remove this one.',
    );
  });

  it('is read in part where some entries can’t be read', () => {
    expect(failing(30, { code: 'unreadable_events', count: 2 })).toBe(
      'Read in part: 2 entries could not be read; the others count.',
    );
    expect(feedProblem({ code: 'unreadable_events', count: 1 })).toBe(
      'Read in part: 1 entry could not be read; the others count.',
    );
  });

  it('has a sentence for each problem', () => {
    const sentences = FEED_PROBLEMS.map((code) => feedProblem({ code }));
    expect(new Set(sentences).size).toBe(FEED_PROBLEMS.length);
    for (const sentence of sentences)
      expect(sentence).toMatch(/^(Could not be read|Read in part): \w.*[^.]\.$/);
  });
});

describe('our calendar', () => {
  it('says when the site last read it', () => {
    expect(fetched('Airbnb', 125, 185)).toBe('Airbnb last read it 2 hours ago, usually every 3 hours.');
    expect(fetched('Airbnb', 0, null)).toBe('Airbnb last read it just now.');
    expect(late('Airbnb', 14 * 60, 185)).toBe(
      'Airbnb has not read it for 14 hours, usually every 3 hours. Open its calendar settings and press Refresh there.',
    );
  });
});
