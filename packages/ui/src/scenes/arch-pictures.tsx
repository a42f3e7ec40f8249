import sheet from './states.svg';

/* Small pictures for empty, waiting, finished and failed states: one bridge in several moods. */

const picture = (name: string) => () => (
  <svg className="illustration" viewBox="0 0 208 128" aria-hidden="true">
    <use href={`${sheet}#${name}`} />
  </svg>
);

/** Nothing here yet: the keystone is on its way. */
export const MissingStone = picture('missing');

/** Waiting for somebody else: the keystone hangs on a rope. */
export const HangingStone = picture('hanging');

/** Done: the bridge stands and somebody on it. */
export const WholeBridge = picture('whole');

/** Nothing found: somebody looks out from the bridge. */
export const Lookout = picture('lookout');

/** No news: birds over a quiet river. */
export const QuietRiver = picture('quiet');

/** Something went wrong: a bridge with a gap, a plank across it. */
export const BrokenBridge = picture('broken');
