import { pages } from '@app/contracts/pages';
import { oneOf, slug } from '../../kit/place/params.ts';
import { usePlace } from '../../kit/place/use-place.ts';

/** Which pane a phone shows; wider screens show all three. */
export type Pane = 'lista' | 'prijava' | 'ocjena';

/** What is shown: of a call its applications unless named, else what waits; `sve` and `mentorstvo` go over calls. */
export type View = 'rang' | 'sjednica' | 'odbor' | 'sve' | 'mentorstvo';

export interface Place {
  /** Slug of the call. */
  readonly call?: string | undefined;
  /** Slug of the application. */
  readonly application?: string | undefined;
  readonly pane?: Pane | undefined;
  readonly view?: View | undefined;
}

export function placeUrl({ call, application, pane, view }: Place): string {
  return pages.board({
    poziv: call,
    pogled: view,
    prijava: application,
    dio: pane === 'lista' ? undefined : pane,
  });
}

const panes = ['lista', 'prijava', 'ocjena'] as const satisfies readonly Pane[];
const views = ['rang', 'sjednica', 'odbor', 'sve', 'mentorstvo'] as const satisfies readonly View[];

const params = {
  call: slug('poziv'),
  application: slug('prijava'),
  pane: oneOf('dio', panes, 'lista'),
  view: oneOf('pogled', views),
};

export const useDeskPlace = () => usePlace(params).place;
