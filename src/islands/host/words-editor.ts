import type * as cms from '@sveltia/cms';

declare global {
  interface Window {
    CMS?: Pick<typeof cms, 'init'>;
  }
}

/** Starts the editor with the configuration in the page. */
const config = document.querySelector('[data-config]')?.textContent ?? '{}';
document.querySelector('[data-loading]')?.remove();
void window.CMS?.init({ config: JSON.parse(config) });

// The editor takes its icons from another server; this rule, the later one, goes before its own.
const style = document.createElement('style');
style.textContent = `@font-face {
  font-family: 'Material Symbols Outlined';
  font-weight: 400;
  font-display: block;
  src: url('${document.body.dataset.icons}') format('woff2');
}`;
document.body.append(style);
