import type * as cms from '@sveltia/cms';

declare global {
  interface Window {
    CMS?: Pick<typeof cms, 'init'>;
  }
}

/** Starts the editor with the configuration in the page. */
const config = document.querySelector('[data-config]')?.textContent ?? '{}';
document.querySelector('[data-loading]')?.remove();
// "View the site" leads back to the host's pages.
void window.CMS?.init({ config: { ...JSON.parse(config), display_url: `${location.origin}/host` } });

// The editor takes its icons from another server. As the later one, our rule goes before its own.
const icons = document.querySelector('[data-icons]');
if (icons) document.body.append(icons);
