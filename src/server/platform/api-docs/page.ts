import { REFUSALS } from '#contract/refusals.ts';
import * as copy from '#messages/site/api-docs.ts';
import { escapeHtml } from '../html.ts';
import { CALLS, type Call, pathOf, refusalsOf } from './calls.ts';
import { schemaOf } from './openapi.ts';

/** The page uses system colours only, so that light and dark work by themselves. */
const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 16%, Canvas); --wash: color-mix(in srgb, CanvasText 5%, Canvas); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 2.5rem 1.25rem 5rem; font: 1rem/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText; }
h1 { font-size: 2rem; line-height: 1.2; } h2 { margin-top: 3rem; }
nav ul { columns: 16rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding-block: 2px; }
details { border: 1px solid var(--line); border-radius: 10px; margin-block: .6rem; scroll-margin-top: 1rem; }
summary { cursor: pointer; padding: .7rem 1rem; overflow-wrap: anywhere; }
summary span { display: block; }
details[open] > summary { border-block-end: 1px solid var(--line); }
.inside { padding: .5rem 1rem 1rem; }
code { font: .9em ui-monospace, monospace; }
summary b { display: inline-block; min-width: 4.2em; font: 700 .8rem ui-monospace, monospace; }
pre { background: var(--wash); border-radius: 8px; overflow-x: auto; padding: 1rem; font: .82rem/1.5 ui-monospace, monospace; }
table { border-collapse: collapse; } td, th { text-align: start; padding: .2rem 1.2rem .2rem 0; }
`;

/** Returns the API documentation as one page without scripts, made from the contract. */
export function docsPage(base: string): string {
  const chapters = [...new Set(CALLS.map(({ chapter }) => chapter))];
  const callsOf = (chapter: string) => CALLS.filter((call) => call.chapter === chapter);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${copy.title}</title><style>${STYLE}</style></head><body><main>` +
    `<h1>${copy.title}</h1><p>${copy.allBelow} <code>${escapeHtml(base)}</code>. ${copy.forPrograms} ` +
    `<a href="${escapeHtml(base)}/openapi.json">openapi.json</a>.</p>` +
    `<nav aria-label="${copy.calls}"><ul>${CALLS.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>` +
    chapters
      .map((chapter) => `<h2>${escapeHtml(chapter)}</h2>${callsOf(chapter).map(callSection).join('')}`)
      .join('') +
    `</main></body></html>\n`
  );
}

function callSection({ name, endpoint }: Call): string {
  const { method, summary, access, params, query, body, response, status = 200 } = endpoint;
  const schema = (title: string, part: typeof body, io: 'input' | 'output') =>
    part
      ? `<h4>${title}</h4><pre tabindex="0">${escapeHtml(JSON.stringify(schemaOf(part, io), null, 2))}</pre>`
      : '';
  const refusals = refusalsOf(endpoint)
    .map((code) => `<tr><td>${REFUSALS[code]}</td><td><code>${code}</code></td></tr>`)
    .join('');
  return (
    `<details id="${name}"><summary><b>${method}</b> <code>${escapeHtml(pathOf(endpoint))}</code>` +
    `<span>${escapeHtml(summary)}</span></summary><div class="inside">` +
    `<p>${escapeHtml(copy.returns(copy.ACCESS[access], status))}</p>` +
    schema(copy.PARTS.params, params, 'input') +
    schema(copy.PARTS.query, query, 'input') +
    schema(copy.PARTS.body, body, 'input') +
    schema(copy.PARTS.response, response, 'output') +
    `<h4>${copy.refusals}</h4><table><thead><tr><th>${copy.status}</th><th>${copy.code}</th></tr></thead><tbody>${refusals}</tbody></table>` +
    `</div></details>`
  );
}
