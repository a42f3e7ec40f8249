import { pages } from '@app/contracts/pages';
import type { SearchKind } from '@app/contracts/search/search.kinds';
import type { SearchAnswer, SearchHit } from '@app/contracts/search/search.schemas';
import { ArrowRight } from '@app/ui/icons';
import { useMore } from '../../../kit/listing/more.ts';
import { NextPage } from '../../../kit/listing/next-page.tsx';
import { PageLink } from '../../../lib/addresses/links.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { searches } from '../client.ts';
import { useSearchText } from '../text.ts';
import { Closed } from './closed.tsx';
import s from './groups.module.css';
import { Hits } from './hits.tsx';

interface GroupProps {
  readonly q: string;
  readonly group: SearchAnswer['groups'][number];
  readonly total: SearchAnswer['kinds'][number] | undefined;
  /** Of all kinds, which stands above already. */
  readonly nearest: SearchHit | null;
}

/** So many of each kind stand on the page of all. */
export const ofEach = 3;

/** The nearest of one kind, and the way to the others. */
export function Group({ q, group: { kind, items }, total, nearest }: GroupProps) {
  const t = useSearchText();
  const count = total?.count ?? items.length;
  const shown = items.slice(0, ofEach);
  const isWhole = count <= shown.length + (nearest?.kind === kind ? 1 : 0);
  return (
    <section className={s.group}>
      <header>
        <h2 className="title-3">{t(`kind_${kind}`)}</h2>
        <span className="tabular faint">
          {count}
          {total?.hasMore ? '+' : ''}
        </span>
        {isWhole ? null : (
          <PageLink
            className="go"
            to={pages.search({ q, vrsta: kind })}
            aria-label={t('showAllOf', { kind: t(`kind_${kind}`) })}
          >
            {t('showAll')}
            <ArrowRight />
          </PageLink>
        )}
      </header>
      <Hits items={shown} />
    </section>
  );
}

interface OneKindProps {
  readonly q: string;
  readonly kind: SearchKind;
  readonly answer: SearchAnswer;
  readonly isShut: boolean;
}

/** One kind page by page, and the list of its own that can be narrowed down further. */
export function OneKind({ q, kind, answer, isShut }: OneKindProps) {
  const t = useSearchText();
  const { language } = useLanguage();
  const first = { items: answer.groups.flatMap(({ items }) => items), next: answer.next };
  const list = useMore(`search ${kind}`, first, async (after) => {
    const { groups, next } = await searches.search({ query: { q, kind, language, after } });
    return { items: groups.flatMap(({ items }) => items), next };
  });
  if (list.items.length === 0) {
    const isClosed = answer.kinds.some((one) => one.kind === kind && one.count === null);
    return isClosed ? <Closed /> : <p className="lead mt7">{t('noneOfKind', { query: q })}</p>;
  }
  return (
    <>
      <OwnList q={q} kind={kind} />
      <h2 className="visually-hidden">{t(`kind_${kind}`)}</h2>
      <Hits items={list.items} isLarge />
      <NextPage query={list} variant="secondary" className="mt6">
        {t('more')}
      </NextPage>
      {isShut ? <Closed /> : null}
    </>
  );
}

/** Where the product lists that kind, with the same words. */
function OwnList({ q, kind }: { q: string; kind: SearchKind }) {
  const t = useSearchText();
  const { state } = useSession();
  const lists: Partial<Record<SearchKind, string>> = {
    ...(state === 'authenticated' && { people: pages.network({ dio: 'imenik', q }) }),
    projects: pages.approved({ q }),
    banks: pages.bankDirectory({ q }),
    articles: pages.articles({ q }),
  };
  const to = lists[kind];
  if (!to) return null;
  return (
    <PageLink className="go mt4" to={to}>
      {t(`inList_${kind}` as 'inList_people')}
      <ArrowRight />
    </PageLink>
  );
}
