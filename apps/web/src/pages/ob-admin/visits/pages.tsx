import type { PageFigures } from '@app/contracts/page-views/page-views.schemas';
import { Button } from '@app/ui/button';
import { Table } from '@app/ui/table';
import { useState } from 'react';
import { rowOf } from '../../../lib/addresses/route-table.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTitle } from '../../../lib/texts/text.ts';
import { useVisitsText } from './text.ts';
import s from './visits.module.css';

type Seen = NonNullable<PageFigures['product']>['pages'];

const shownFirst = 10;

/** By title and pattern: what stood in the place of a parameter is not kept. */
export function Pages({ pages }: { pages: Seen }) {
  const t = useVisitsText();
  const titles = useTitle();
  const { quantity } = useFormat();
  const [all, setAll] = useState(false);
  const shown = all ? pages : pages.slice(0, shownFirst);
  return (
    <>
      <h3 className="title-3 mt6">{t('pages')}</h3>
      <Table label={t('pages')} minWidth={300} className={s.pages}>
        <thead>
          <tr>
            <th scope="col">{t('page')}</th>
            <th scope="col" className="r">
              {t('viewsHead')}
            </th>
            <th scope="col" className="r">
              {t('visitorsHead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ page, views, visitors }) => (
            <tr key={page}>
              <th scope="row">
                {titles(rowOf(page)?.title ?? 'notFound')}
                <span className="smaller muted"> {page.replace('?', '')}</span>
              </th>
              <td className="r tabular">{quantity(views)}</td>
              <td className="r tabular">{quantity(visitors)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {shown.length < pages.length ? (
        <Button className="mt4" onClick={() => setAll(true)}>
          {t('allPages')}
        </Button>
      ) : null}
      <p className="smaller muted mt4">{t('visitorsNote')}</p>
    </>
  );
}
