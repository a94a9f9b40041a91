import { type Link, type MailSection, type MailTemplate, SIGN_OFF } from '#messages/mail.ts';
import type { Fact } from '#messages/trip.ts';
import { BRAND } from '#server/platform/brand-colours.ts';
import { escapeHtml } from '#server/platform/html.ts';
import { MARK_IMAGE } from './mark.ts';

/** A rendered mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The sender's contact details: a guest can reach them without the site. */
interface Sender {
  name: string;
  phone: string;
  email: string;
}

/** Characters that could end a header line or turn the reading direction are refused, not repaired. */
export class UnsafeHeaderError extends Error {
  override name = 'UnsafeHeaderError';
}

export function header(text: string): string {
  if (/\p{Cc}|[\u2028\u2029]/u.test(text))
    throw new UnsafeHeaderError('a mail header contains a control character');
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

/**
 * Renders a template as text and as HTML, signed with the host's name. Throws {@link UnsafeHeaderError} for an
 * address or subject of two lines.
 */
export function renderMail(to: string, template: MailTemplate, sender: Sender): Mail {
  return {
    to: header(to),
    subject: header(template.subject),
    text: textOf(template, sender),
    html: htmlOf(template, sender),
  };
}

const contactLine = ({ phone, email }: Sender) => `${phone} · ${email}`;

function factsText(facts: readonly Fact[] = []): string {
  const widest = Math.max(0, ...facts.map(([label]) => label.length));
  return facts.map(([label, value]) => `${`${label}:`.padEnd(widest + 2)}${value}`).join('\n');
}

const linksText = (links: readonly Link[]) => links.map(({ label, link }) => `${label}:\n${link}`);

function textOf(
  { greeting, paragraphs, facts, action, links = [], sections = [], closing }: MailTemplate,
  sender: Sender,
): string {
  const blocks = [
    greeting,
    ...paragraphs,
    factsText(facts),
    ...linksText([...(action ? [action] : []), ...links]),
    ...sections.flatMap(({ heading, facts, lines = [], links = [] }) => [
      heading.toUpperCase(),
      factsText(facts),
      ...lines,
      ...linksText(links),
    ]),
    ...closing,
    `${sender.name}\n${SIGN_OFF}\n${contactLine(sender)}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Escapes text for the HTML part, where the host's phone number and address are links. */
type Show = (text: string) => string;

function showWith({ phone, email }: Sender): Show {
  const linked = (text: string, shown: string, link: string) =>
    text.replaceAll(shown, () => `<a href="${link}" style="color:${BRAND.link}">${shown}</a>`);
  return (text) => {
    const withPhone = linked(escapeHtml(text), escapeHtml(phone), `tel:${phone.replace(/[^+\d]/g, '')}`);
    return linked(withPhone, escapeHtml(email), `mailto:${escapeHtml(email)}`);
  };
}

const paragraph = (show: Show, text: string, colour: string = BRAND.text) =>
  `<p style="margin:0 0 16px;color:${colour}">${show(text)}</p>`;

/** On a small phone, each fact is below its label. */
const STYLE =
  '@media (max-width:400px){.facts td{display:block;width:auto!important;padding:0!important}.facts td+td{padding-bottom:8px!important}}';

function tableOf(show: Show, facts: readonly Fact[] = []): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="width:38%;padding:4px 16px 4px 0;color:${BRAND.textSoft};vertical-align:top">${escapeHtml(label)}</td>` +
      `<td style="padding:4px 0;vertical-align:top;color:${BRAND.text}">${show(value)}</td></tr>`,
  );
  return `<table role="presentation" class="facts" style="width:100%;margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`;
}

const linkOf = ({ label, link }: Link) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="color:${BRAND.link}">${escapeHtml(label)}</a></p>`;

function sectionOf(show: Show, { heading, facts, lines = [], links = [] }: MailSection): string {
  return (
    `<h2 style="margin:28px 0 12px;padding:16px 0 0;border-top:1px solid ${BRAND.line};color:${BRAND.sea};font:400 19px/1.3 Georgia,serif">${escapeHtml(heading)}</h2>` +
    tableOf(show, facts) +
    lines.map((text) => paragraph(show, text)).join('') +
    links.map(linkOf).join('')
  );
}

function htmlOf(
  { subject, greeting, paragraphs, facts, action, links = [], sections = [], closing }: MailTemplate,
  sender: Sender,
): string {
  const show = showWith(sender);
  const button = action
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 24px;` +
      `border-radius:999px;background:${BRAND.accent};color:${BRAND.onAccent};text-align:center;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : '';
  return (
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>` +
    `<body style="margin:0;padding:24px 12px;background:${BRAND.surfaceSunk};font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">` +
    `<div style="max-width:604px;margin:0 auto">` +
    `<p style="margin:0;padding:18px 32px;background:${BRAND.sea};color:${BRAND.onSea};border-bottom:4px solid ${BRAND.gold};` +
    `border-radius:12px 12px 0 0;font:400 22px/1.3 Georgia,serif">${MARK_IMAGE}<span style="vertical-align:middle">${escapeHtml(sender.name)}</span></p>` +
    `<div style="padding:32px;background:${BRAND.surface};border-radius:0 0 12px 12px">` +
    `${paragraph(escapeHtml, greeting)}${paragraphs.map((text) => paragraph(show, text)).join('')}` +
    tableOf(show, facts) +
    button +
    links.map(linkOf).join('') +
    sections.map((section) => sectionOf(show, section)).join('') +
    closing.map((text) => paragraph(show, text, BRAND.textSoft)).join('') +
    `<p style="margin:24px 0 0;color:${BRAND.textSoft};font-size:14px"><strong style="color:${BRAND.text}">${escapeHtml(sender.name)}</strong>` +
    `<br>${escapeHtml(SIGN_OFF)}<br>${show(contactLine(sender))}</p></div></div></body></html>\n`
  );
}
