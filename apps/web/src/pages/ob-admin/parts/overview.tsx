import type { StaffOverview } from '@app/contracts/bank-desk/bank-desk.schemas';
import { deskCountedTo } from '@app/domain/bank-desk/desk.stages';
import { Button } from '@app/ui/button';
import { Plus } from '@app/ui/icons';
import { useState } from 'react';
import { WaitingTasks } from '../../../features/bank-desk/public.ts';
import { FoundBank } from '../../../features/banks/public.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAdminText } from '../text.ts';
import { Banks } from './banks.tsx';
import s from './overview.module.css';

/** What waits in the banks, the first due as the one thing; below it what they come to. */
export function AdminOverview({ overview }: { readonly overview: StaffOverview }) {
  const t = useAdminText();
  const { banks, tasks } = overview;
  const several = banks.length > 1;
  const [founding, setFounding] = useState(false);
  return (
    <>
      <WaitingTasks
        tasks={tasks.map(({ bank, ...task }) => ({
          ...task,
          town: several ? bank.municipality : undefined,
        }))}
        othersTitle={t('others')}
      />
      <section className="mt8" aria-labelledby="figures">
        <h2 className="title-2" id="figures">
          {t('figures', { year: overview.year })}
        </h2>
        <Figures overview={overview} />
      </section>
      <section className="mt8" aria-labelledby="banks">
        <div className="row row-wrap between">
          <h2 className="title-2" id="banks">
            {t('banks')}
          </h2>
          {overview.abilities.canFoundBank ? (
            <Button onClick={() => setFounding(true)}>
              <Plus />
              {t('newBank')}
            </Button>
          ) : null}
        </div>
        <Banks banks={banks} />
        {founding ? <FoundBank onClose={() => setFounding(false)} /> : null}
      </section>
    </>
  );
}

function Figures({ overview: { totals, banks } }: { overview: StaffOverview }) {
  const t = useAdminText();
  const { km, quantity } = useFormat();
  const capped = banks.some(({ waiting }) => waiting >= deskCountedTo);
  const waiting = quantity(totals.waiting);
  const beside = [
    ['paid', km(totals.paid)],
    ['donated', km(totals.donated)],
    ['openCalls', quantity(totals.openCalls)],
    ['waiting', capped ? t('atLeast', { count: waiting }) : waiting],
    ['bankCount', quantity(banks.length)],
  ] as const;
  return (
    <dl className={s.figures}>
      <div className={s.first}>
        <dt>{t('granted')}</dt>
        <dd>{km(totals.granted)}</dd>
      </div>
      {beside.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
