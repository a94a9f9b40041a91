import * as copy from '#messages/mail/mailbox.ts';
import { escapeHtml } from '#server/platform/html.ts';

/** A mail as `/api/sandbox/mail` shows it. */
export interface ShownMail {
  id: number;
  to: string;
  reply_to: string;
  subject: string;
  text: string;
  html: string;
  created_at: string;
  attachments: { filename: string; content_type: string }[];
}

/** The page uses system colours only, so that light and dark work by themselves. */
const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 16%, Canvas); --quiet: color-mix(in srgb, CanvasText 70%, Canvas); }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem 4rem; font: 1rem/1.55 system-ui, sans-serif; background: Canvas; color: CanvasText; }
h1 { margin: 0; } p { margin-block: .4rem 1.6rem; color: var(--quiet); }
details { border: 1px solid var(--line); border-radius: 12px; margin-block: .7rem; overflow: hidden; }
summary { cursor: pointer; padding: .8rem 1rem; overflow-wrap: anywhere; }
summary small { display: block; color: var(--quiet); }
iframe { display: block; inline-size: 100%; block-size: 32rem; border: 0; border-block-start: 1px solid var(--line); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; margin: 0; border-block-start: 1px solid var(--line); font: .85rem/1.5 ui-monospace, monospace; }
.file { display: block; padding: .7rem 1rem; border-block-start: 1px solid var(--line); }
`;

/**
 * Returns the local mailbox as a page; `showMark` puts the mark in. The HTML parts are shown in frames that can't run
 * scripts.
 */
export function mailboxPage(mails: readonly ShownMail[], showMark: (html: string) => string): string {
  const list = mails.map((mail) => mailSection(mail, showMark)).join('') || `<p>${copy.empty}</p>`;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${copy.title}</title><style>${STYLE}</style></head><body><main>` +
    `<h1>${copy.title}</h1><p>${copy.explanation}</p>` +
    `${list}</main></body></html>\n`
  );
}

function mailSection(mail: ShownMail, showMark: (html: string) => string): string {
  const files = mail.attachments.map(
    ({ filename }) =>
      `<a class="file" href="/api/sandbox/mail/${mail.id}/attachment">${escapeHtml(filename)}</a>`,
  );
  return (
    `<details><summary><strong>${escapeHtml(mail.subject)}</strong><small>${escapeHtml(copy.sentTo(mail.to, mail.created_at, mail.reply_to))}</small></summary>` +
    `<iframe title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(showMark(withNewTabs(mail.html)))}"></iframe>` +
    `${files.join('')}<pre tabindex="0">${escapeHtml(mail.text)}</pre></details>`
  );
}

/** Opens links of the mail outside its frame. */
function withNewTabs(html: string): string {
  return html.replace('<head>', '<head><base target="_top">');
}
