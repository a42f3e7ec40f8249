import { seenKeeping } from '@app/contracts/site/seen-pages';
import s from './frame.module.css';

/** Where the head of the page shows what this device last showed at its address. */
export const SeenBefore = () => (
  <div id={seenKeeping.host} className={s.seen} inert aria-hidden="true" suppressHydrationWarning />
);
