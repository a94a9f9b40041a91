/** Shows at the tab of a page how many things wait there; the page itself says so in words. */
export function showTabCount(path: string, count: number): void {
  const isLater = (tab: Element) => tab.closest('.later') !== null;
  const tabs = [...document.querySelectorAll<HTMLElement>(`header a[href="${path}"]`)];
  const more = tabs.some(isLater) ? document.querySelectorAll<HTMLElement>('header .more .tab') : [];
  for (const tab of [...tabs, ...more]) {
    if (count > 0) tab.dataset.count = String(count);
    else delete tab.dataset.count;
  }
}
