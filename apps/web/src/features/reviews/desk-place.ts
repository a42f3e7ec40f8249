import { pages } from '@app/contracts/pages';
import { useSearchParams } from 'react-router';

/** Which pane a phone shows; wider screens show all three. */
export type Pane = 'lista' | 'prijava' | 'ocjena';

export interface Place {
  /** Slug of the call. */
  readonly call?: string | undefined;
  /** Slug of the application. */
  readonly application?: string | undefined;
  readonly pane?: Pane | undefined;
  readonly ranking?: boolean | undefined;
}

export function placeUrl({ call, application, pane, ranking }: Place): string {
  return pages.board({
    poziv: call,
    pogled: ranking ? 'rang' : undefined,
    prijava: application,
    dio: pane === 'lista' ? undefined : pane,
  });
}

const isPane = (text: string | null): text is Pane => text === 'prijava' || text === 'ocjena';

export function usePlace(): Place & { readonly pane: Pane } {
  const [query] = useSearchParams();
  const pane = query.get('dio');
  return {
    call: query.get('poziv') ?? undefined,
    application: query.get('prijava') ?? undefined,
    pane: isPane(pane) ? pane : 'lista',
    ranking: query.get('pogled') === 'rang',
  };
}
