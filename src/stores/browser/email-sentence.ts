import { emailProblem } from '#domain/party/email.ts';
import { EMAIL_PROBLEMS } from '#messages/account/email.ts';

/** Returns what is wrong with a typed email address; `missing` is said where none was typed. */
export function emailSentence(typed: string, missing: string = EMAIL_PROBLEMS.missing): string | undefined {
  const problem = emailProblem(typed);
  return problem && (problem === 'missing' ? missing : EMAIL_PROBLEMS[problem]);
}

/** Returns the same as the problem of a form's field. */
export function emailField(typed: string, missing?: string): { email?: string } {
  const email = emailSentence(typed, missing);
  return email === undefined ? {} : { email };
}
