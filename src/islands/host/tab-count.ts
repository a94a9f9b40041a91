/**
 * Marks the tab of a page with the number of things that wait there. Screen readers find it in the words of the page.
 */
export function showTabCount(path: string, count: number): void {
  const isLater = (tab: Element) => tab.closest('.later') !== null;
  const tabs = [...document.querySelectorAll<HTMLElement>(`header a[href="${path}"]`)];
  const more = tabs.some(isLater) ? document.querySelectorAll<HTMLElement>('header .more .tab') : [];
  for (const tab of [...tabs, ...more]) {
    if (count > 0) tab.dataset.count = String(count);
    else delete tab.dataset.count;
  }
}
