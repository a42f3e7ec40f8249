import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import type { GrantKind } from '@app/domain/applications/form/forms';
import type { ComponentType } from 'react';
import { asksFor } from '../../../entities/applications/public.ts';
import type { Goal } from './goals.ts';
import type { OfView, ViewOf } from './view.ts';

/** A tab before the reader's language is known. */
export interface TabOfKind<K extends GrantKind, Key extends string = string> {
  readonly key: Key;
  /** What stands for it in the address, `?dio=`; empty for what the page opens with. */
  readonly place: string;
  /** The sections of the form that it shows. */
  readonly sections: readonly string[];
  readonly Panel: ComponentType<
    OfView<K> & { readonly goals: readonly Goal[]; readonly section: string }
  >;
}

export interface Tab<K extends GrantKind = GrantKind> extends TabOfKind<K> {
  readonly name: string;
}

/** The tabs that show anything of what the call of an application asks for. */
export const offeredTabs = <K extends GrantKind, Key extends string>(
  application: ViewOf<K>,
  tabs: readonly TabOfKind<K, Key>[],
  name: (key: Key) => string,
): readonly Tab<K>[] =>
  tabs
    .map((tab) => ({
      ...tab,
      name: name(tab.key),
      sections: tab.sections.filter(asksFor(application)),
    }))
    .filter(({ sections }) => sections.length > 0);

/** What the page of an application shows that is its kind's own. */
export interface ProjectParts<K extends GrantKind> {
  readonly kind: K;
  /** In their order; the page opens with the first. */
  useTabs(application: ViewOf<K>): readonly Tab<K>[];
  /** The kind of grant, as its badge says it, if at all; what the page is about where it has no summary. */
  useWords(): { readonly grant: string; readonly description: string };
  /** Everything written, for telling its language. */
  writtenIn(application: ViewOf<K>): string;
  /** Beside the title. */
  readonly Facts: ComponentType<OfView<K> & { readonly campaign: CampaignView | null }>;
  /** Among the actions while there is no campaign. */
  readonly Support?: ComponentType<OfView<K>>;
  /** Beside the panel while there is no campaign, above the call. */
  readonly Aside?: ComponentType<OfView<K>>;
}

/** The parts of whichever kind it is: shown only with an application of that kind. */
export type AnyParts = ProjectParts<GrantKind>;

export const defineParts = <K extends GrantKind>(parts: ProjectParts<K>): AnyParts =>
  parts as unknown as AnyParts;
