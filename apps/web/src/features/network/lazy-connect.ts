import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';

/** Brings the forms along, which no list of people needs by itself. */
export const ConnectDialog = lazyPart(() =>
  import('./parts/connect-dialog.tsx').then((it) => it.ConnectDialog),
);
