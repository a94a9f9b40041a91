import type * as z from 'zod/mini';
import { emailProblem } from '#domain/party/email.ts';
import { CHECKED_FIELDS, detailProblem, GUEST_FIELDS } from '#domain/party/guest-details.ts';
import { say } from '#server/language/say.ts';

type Issue = z.core.$ZodIssue;

/** Returns the fields of a request that are wrong, each with a sentence; nested ones as `rooms.0.id`. */
export function fieldsOf(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.path.map(String).join('.') || 'body';
    fields[name] ??= sentenceFor(name, issue);
  }
  return fields;
}

function sentenceFor(name: string, issue: Issue): string {
  const detail = CHECKED_FIELDS.find((field) => GUEST_FIELDS[field] === name);
  const empty = issue.input === undefined || issue.input === null || issue.input === '';
  if (empty || (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1)) {
    return detail
      ? say().bookingGuestDetails.detailSentence(detail, 'missing')
      : say().siteApi.FIELD_SENTENCES.missing;
  }
  if (detail && issue.code === 'custom') {
    return say().bookingGuestDetails.detailSentence(
      detail,
      problemOf(issue, (typed) => detailProblem(detail, typed)) ?? 'invalid',
    );
  }
  if (/\bemail$/.test(name))
    return say().accountEmail.EMAIL_PROBLEMS[problemOf(issue, emailProblem) ?? 'invalid'];
  if (/\bphone$/.test(name) && issue.code === 'custom')
    return say().bookingGuestDetails.detailSentence('phone', 'invalid');
  if (name === 'name' && issue.code === 'custom')
    return say().bookingGuestDetails.detailSentence(
      'name',
      problemOf(issue, (typed) => detailProblem('name', typed)) ?? 'link',
    );
  if (issue.code === 'too_small' && /password$/.test(name)) return say().siteApi.PASSWORD_TOO_SHORT;
  if (issue.code === 'too_small')
    return say().siteApi.FIELD_SENTENCES[isNumber(issue) ? 'too_small' : 'too_short'];
  if (issue.code === 'too_big')
    return say().siteApi.FIELD_SENTENCES[isNumber(issue) ? 'too_large' : 'too_long'];
  if (issue.code === 'custom' && /date|check|from|to|night/i.test(name))
    return say().siteApi.FIELD_SENTENCES.date;
  if (issue.code === 'invalid_type' && issue.expected === 'undefined')
    return say().siteApi.FIELD_SENTENCES.missing;
  if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int')) {
    return say().siteApi.FIELD_SENTENCES.number;
  }
  return say().siteApi.FIELD_SENTENCES.wrong;
}

/** Returns what a rule says about a text. Anything else is only not one: turning an object into a text may throw. */
function problemOf<Problem>({ input }: Issue, rule: (typed: string) => Problem): Problem | undefined {
  return typeof input === 'string' ? rule(input) : undefined;
}

const isNumber = ({ origin }: { origin: string }) => origin === 'number' || origin === 'int';
