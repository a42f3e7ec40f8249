import { expect, type Page } from '@playwright/test';
import { brief, bringAxe } from './axe.ts';

/**
 * Keeps in `window.doubtful` the elements whose letters a look at their colours does not clear;
 * answers how many they are. Cleared is what stands on plain grounds only, with a ratio above what
 * WCAG asks of small letters, and what stands on a picture, of which axe can say nothing either.
 */
const gatherDoubtful = `(() => {
  const styles = new Map();
  const styleOf = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  const rgba = (colour) => {
    const [red, green, blue, alpha = 1] = (/^rgba?\\((.+)\\)$/.exec(colour)?.[1] ?? '')
      .split(/[ ,/]+/).filter(Boolean).map(Number);
    return blue === undefined ? undefined : [red, green, blue, alpha];
  };
  const over = (above, below) =>
    above.slice(0, 3).map((part, n) => part * above[3] + below[n] * (1 - above[3])).concat(1);
  const light = (colour) => {
    const [red, green, blue] = colour.map((part) =>
      part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const plain = ({ opacity, filter, mixBlendMode }) =>
    opacity === '1' && filter === 'none' && mixBlendMode === 'normal';

  const all = [...document.body.querySelectorAll('*')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }));
  const boxes = new Map(all.map((one) => [one, one.getBoundingClientRect()]));
  const painting = all.filter((one) =>
    rgba(styleOf(one).backgroundColor)?.[3] !== 0 || styleOf(one).backgroundImage !== 'none' ||
    one.matches('img, svg, canvas, video'));
  const underOthers = (letters, ground) => {
    const { x, y, width, height } = boxes.get(letters);
    const [midX, midY] = [x + width / 2, y + height / 2];
    return painting.some((one) => {
      const { left, right, top, bottom } = boxes.get(one);
      return left < midX && midX < right && top < midY && midY < bottom &&
        ground.contains(one) && !one.contains(letters) && !letters.contains(one);
    });
  };
  const isCleared = (letters) => {
    const grounds = [];
    let ground;
    for (let one = letters; one; one = one.parentElement) {
      const style = styleOf(one);
      if (!plain(style)) return false;
      if (ground) continue;
      if (style.backgroundImage !== 'none') return true;
      const colour = rgba(style.backgroundColor);
      if (!colour) return false;
      grounds.push(colour);
      if (colour[3] === 1) ground = one;
    }
    const colour = rgba(styleOf(letters).color);
    if (!ground || !colour || styleOf(letters).textShadow !== 'none') return false;
    const behind = grounds.reduceRight((below, above) => over(above, below));
    return ratio(over(colour, behind), behind) > 4.55 && !underOthers(letters, ground);
  };
  const lettered = 'select, textarea, input:not([type=checkbox], [type=radio], [type=range])';
  const hasLetters = (one) =>
    boxes.get(one).width > 1 && boxes.get(one).height > 1 &&
    (one.matches(lettered) ||
      [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== ''));
  window.doubtful = all.filter((one) => hasLetters(one) && !isCleared(one));
  return doubtful.length;
})()`;

const judgeDoubtful = `axe
  .run(doubtful, ${JSON.stringify({ ...brief, runOnly: ['color-contrast'] })})
  .then(({ violations }) =>
    violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' '))))`;

/** The colours of the page break nothing of WCAG 2.2 AA: axe judges whatever may. */
export async function expectContrast(page: Page): Promise<void> {
  if ((await page.evaluate<number>(gatherDoubtful)) === 0) return;
  await bringAxe(page);
  const broken = await page.evaluate<readonly string[]>(judgeDoubtful);
  expect(broken, `contrast on ${page.url()}`).toEqual([]);
}
