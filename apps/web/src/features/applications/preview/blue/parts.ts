import type { ViewOf } from '../load.ts';

export interface OfBlue {
  readonly application: ViewOf<'blue'>;
}
