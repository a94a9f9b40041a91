import type * as cms from '@sveltia/cms';

declare global {
  interface Window {
    CMS?: Pick<typeof cms, 'init'>;
  }
}

const config = document.querySelector('[data-config]')?.textContent ?? '{}';
document.querySelector('[data-loading]')?.remove();
// "View the site" in the editor leads back to the desk.
void window.CMS?.init({ config: { ...JSON.parse(config), display_url: `${location.origin}/host` } });

// The editor loads its icons from another server. Our rule must come later in the page to replace its rule.
const icons = document.querySelector('[data-icons]');
if (icons) document.body.append(icons);
