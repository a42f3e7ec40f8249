import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { Listing } from '../../../kit/listing/listing.tsx';
import { rowsOf } from '../../../kit/listing/paged.ts';
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
  const query = useInfiniteQuery(recommendationsOfQuery(id));
  if (!rowsOf(query.data)?.length) return null;
  return (
    <section>
      <h2 className="title-2">{t('recommendationsTitle')}</h2>
      <Listing asked={query} none={null} more={{ className: 'mt5', children: t('more') }}>
        {(items) => (
          <ul className="mt3">
            {items.map((one) => (
              <PersonRow key={one.id} person={one.person}>
                <p className="lines mt2">{t('quoted', { text: one.text })}</p>
              </PersonRow>
            ))}
          </ul>
        )}
      </Listing>
    </section>
  );
}

export const askRecommendations = (queries: QueryClient, { id }: PersonRecommendationsProps) =>
  queries.prefetchInfiniteQuery(recommendationsOfQuery(id));
