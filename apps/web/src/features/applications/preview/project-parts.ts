import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import type { GrantKind } from '@app/domain/applications/form/forms';
import type { ComponentType } from 'react';
import type { Goal } from './goals.ts';
import type { ViewOf } from './load.ts';

export interface Tab {
  readonly key: string;
  /** Where it leads on the page; `.` for what the page opens with. */
  readonly to: string;
  readonly name: string;
}

interface OfView<K extends GrantKind> {
  readonly application: ViewOf<K>;
}

/** What the page of an application shows that is its kind's own. */
export interface ProjectParts<K extends GrantKind> {
  readonly kind: K;
  /** The tabs in their order, and the open one's key. */
  useTabs(application: ViewOf<K>): { readonly tabs: readonly Tab[]; readonly open: string };
  /** The sections of the form that a tab shows, of those that the call asks for. */
  sectionsOf(application: ViewOf<K>, tab: string): readonly string[];
  /** The kind of grant, as its badge says it, if at all; what the page is about where it has no summary. */
  useWords(): { readonly grant: string; readonly description: string };
  /** Everything written, for telling its language. */
  writtenIn(application: ViewOf<K>): string;
  /** Beside the title. */
  readonly Facts: ComponentType<OfView<K> & { readonly campaign: CampaignView | null }>;
  /** Among the actions while there is no campaign. */
  readonly Support?: ComponentType<OfView<K>>;
  /** Under the tabs. */
  readonly Panel: ComponentType<
    OfView<K> & { readonly goals: readonly Goal[]; readonly open: string }
  >;
  /** Beside the panel while there is no campaign, above the call. */
  readonly Aside?: ComponentType<OfView<K>>;
}

/** The parts of whichever kind it is: shown only with an application of that kind. */
export type AnyParts = ProjectParts<GrantKind>;

export const defineParts = <K extends GrantKind>(parts: ProjectParts<K>): AnyParts =>
  parts as unknown as AnyParts;
