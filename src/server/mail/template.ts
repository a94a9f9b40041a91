import { LANGUAGE_TAGS } from '#domain/language/language.ts';
import type { Fact } from '#messages/booking/trip.ts';
import type { Link, MailSection, MailTemplate } from '#messages/mail/mail.ts';
import { currentLanguage } from '#server/language/say.ts';
import { escapeHtml } from '#server/platform/html.ts';
import type { Look } from '#site/look.ts';
import { PLAIN_LOOK } from '#site/read-look.ts';
import { markImage } from './mark.ts';
import { qrImage } from './qr-image.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address in the QR code that the HTML part shows. */
  qr?: string | undefined;
}

/** The sender's contact details: a guest can reach them without the site. */
interface Sender {
  name: string;
  phone: string;
  email: string;
  look?: Look | undefined;
}

/** Characters that could end a header line or turn the reading direction are refused, not repaired. */
export class UnsafeHeaderError extends Error {
  override name = 'UnsafeHeaderError';
}

/** Returns the text without what only a body needs, such as the joiners of names. */
export function header(text: string): string {
  if (/\p{Cc}|[\u2028\u2029]/u.test(text))
    throw new UnsafeHeaderError('a mail header contains a control character');
  return text.replace(/[\u2060\u202a-\u202e\u2066-\u2069]/g, '');
}

/**
 * Renders a template as text and as HTML, signed with the host's name. Throws {@link UnsafeHeaderError} for an
 * address or subject of two lines.
 */
export function renderMail(to: string, written: MailTemplate, sender: Sender): Mail {
  const template = withoutBlanks(written);
  return {
    to: header(to),
    subject: header(template.subject),
    text: textOf(template, sender),
    html: htmlOf(template, sender),
    qr: template.sections?.find(({ qr }) => qr !== undefined)?.qr,
  };
}

/** Returns the template without what the host has not told: an empty line, or a fact without a value. */
function withoutBlanks(template: MailTemplate): MailTemplate {
  const known = (lines: readonly string[]) => lines.filter((line) => line !== '');
  const knownFacts = (facts: readonly Fact[] = []) => facts.filter(([, value]) => value !== '');
  return {
    ...template,
    paragraphs: known(template.paragraphs),
    facts: knownFacts(template.facts),
    sections: (template.sections ?? []).map((section) => ({
      ...section,
      facts: knownFacts(section.facts),
      lines: known(section.lines ?? []),
    })),
  };
}

/** Returns how the host signs: the name, the phone number and the address, as far as they are known. */
const signature = ({ name, phone, email }: Sender) =>
  [name, [phone, email].filter(Boolean).join(' · ')].filter(Boolean);

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
    signature(sender).join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Writes the HTML part: in the host's colours, with the phone number and the address as links. */
interface Pen extends Pick<Look, 'colour' | 'heading'> {
  /** Escapes text for HTML. */
  show: (text: string) => string;
}

function penOf({ phone, email, look = PLAIN_LOOK }: Sender): Pen {
  const { colour, heading } = look;
  const linked = (text: string, shown: string, link: string) =>
    shown === ''
      ? text
      : text.replaceAll(shown, () => `<a href="${link}" style="color:${colour('link')}">${shown}</a>`);
  return {
    colour,
    heading,
    show(text) {
      const withPhone = linked(escapeHtml(text), escapeHtml(phone), `tel:${phone.replace(/[^+\d]/g, '')}`);
      return linked(withPhone, escapeHtml(email), `mailto:${escapeHtml(email)}`);
    },
  };
}

const paragraph = ({ show, colour }: Pen, text: string, token = 'text') =>
  `<p style="margin:0 0 16px;color:${colour(token)}">${show(text)}</p>`;

/** A small phone shows each fact below its label. */
const STYLE =
  '@media (max-width:400px){.facts td{display:block;width:auto!important;padding:0!important}.facts td+td{padding-bottom:8px!important}}';

function tableOf({ show, colour }: Pen, facts: readonly Fact[] = []): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="width:38%;padding:4px 16px 4px 0;color:${colour('text-soft')};vertical-align:top">${escapeHtml(label)}</td>` +
      `<td style="padding:4px 0;vertical-align:top;color:${colour('text')}">${show(value)}</td></tr>`,
  );
  return `<table role="presentation" class="facts" style="width:100%;margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`;
}

const linkOf = ({ colour }: Pen, { label, link }: Link) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="color:${colour('link')}">${escapeHtml(label)}</a></p>`;

const buttonOf = ({ colour }: Pen, { label, link }: Link) =>
  `<p style="margin:8px 0 24px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;` +
  `border-radius:999px;background:${colour('accent')};color:${colour('on-accent')};text-align:center;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`;

function sectionOf(pen: Pen, { heading, facts, lines = [], qr, links = [] }: MailSection): string {
  return (
    `<h2 style="margin:28px 0 12px;padding:16px 0 0;border-top:1px solid ${pen.colour('line')};color:${pen.heading};font:400 19px/1.3 Georgia,serif">${escapeHtml(heading)}</h2>` +
    tableOf(pen, facts) +
    lines.map((text) => paragraph(pen, text)).join('') +
    (qr === undefined ? '' : qrImage()) +
    links.map((link) => linkOf(pen, link)).join('')
  );
}

function htmlOf(
  { subject, greeting, paragraphs, facts, action, links = [], sections = [], closing }: MailTemplate,
  sender: Sender,
): string {
  const pen = penOf(sender);
  const { colour, show } = pen;
  const [name = '', ...contact] = signature(sender);
  return (
    `<!doctype html><html lang="${LANGUAGE_TAGS[currentLanguage()]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>` +
    `<body style="margin:0;padding:24px 12px;background:${colour('surface-sunk')};font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">` +
    `<div style="max-width:604px;margin:0 auto">` +
    `<p style="margin:0;padding:18px 32px;background:${colour('sea')};color:${colour('on-sea')};border-bottom:4px solid ${colour('gold')};` +
    `border-radius:12px 12px 0 0;font:400 22px/1.3 Georgia,serif">${markImage(sender.look)}<span style="vertical-align:middle">${escapeHtml(sender.name)}</span></p>` +
    `<div style="padding:32px;background:${colour('surface')};border-radius:0 0 12px 12px">` +
    paragraph({ ...pen, show: escapeHtml }, greeting) +
    paragraphs.map((text) => paragraph(pen, text)).join('') +
    tableOf(pen, facts) +
    (action ? buttonOf(pen, action) : '') +
    links.map((link) => linkOf(pen, link)).join('') +
    sections.map((section) => sectionOf(pen, section)).join('') +
    closing.map((text) => paragraph(pen, text, 'text-soft')).join('') +
    `<p style="margin:24px 0 0;color:${colour('text-soft')};font-size:14px"><strong style="color:${colour('text')}">${escapeHtml(name)}</strong>` +
    `${contact.map((line) => `<br>${show(line)}`).join('')}</p></div></div></body></html>\n`
  );
}
