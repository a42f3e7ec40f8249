/**
 * Brings a link into the middle of the row that scrolls sideways with it, as tabs do on a phone.
 * The page stays where it is: whoever comes Back has just found their place.
 */
export function bringIntoRow(link: HTMLElement | null): void {
  let row = link?.parentElement;
  while (row && row.scrollWidth <= row.clientWidth) row = row.parentElement;
  if (!link || !row || row === document.documentElement) return;
  const [one, all] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2);
}
