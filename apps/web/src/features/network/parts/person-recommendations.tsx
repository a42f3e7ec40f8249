import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { NextPage } from '../../../lib/lists/next-page.tsx';
import { recommendationsOfQuery } from '../queries.ts';
import { useNetworkText } from '../text.ts';
import { PersonRow } from './person-row.tsx';

interface PersonRecommendationsProps {
  /** About whom. */
  readonly id: string;
}

/** What others wrote about somebody and they show; nothing where there is nothing. */
export function PersonRecommendations({ id }: PersonRecommendationsProps) {
  const t = useNetworkText();
  const asked = useInfiniteQuery(recommendationsOfQuery(id));
  const items = asked.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="title-2">{t('recommendationsTitle')}</h2>
      <ul className="mt3">
        {items.map((one) => (
          <PersonRow key={one.id} person={one.person}>
            <p className="lines mt2">{t('quoted', { text: one.text })}</p>
          </PersonRow>
        ))}
      </ul>
      <NextPage query={asked} className="mt5">
        {t('more')}
      </NextPage>
    </section>
  );
}

export const askRecommendations = (queries: QueryClient, { id }: PersonRecommendationsProps) =>
  queries.prefetchInfiniteQuery(recommendationsOfQuery(id));
