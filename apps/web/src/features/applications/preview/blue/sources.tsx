import { isPublicStatus } from '@app/domain/applications/application.machine';
import { timesKm } from '@app/domain/money';
import { ArchGauge } from '@app/ui/arch-gauge';
import { cx } from '@app/ui/cx';
import { useId } from 'react';
import { FileList } from '../../../../entities/applications/public.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { OfView } from '../view.ts';
import s from './blue.module.css';
import { useBlueText } from './text.ts';

/** What the bank gives of all that is needed, and who gives the rest. */
export function Sources({ application }: OfView<'blue'>) {
  const t = useBlueText();
  const { km } = useFormat();
  const id = useId();
  const { budgetBreakdown, ownContribution, otherSources, requestedAmount, status } = application;
  const all = budgetBreakdown.reduce((sum, line) => sum + timesKm(line.amount, line.quantity), 0);
  const given = [
    ...(ownContribution > 0 ? [{ id: 'own', name: t('ownShare'), amount: ownContribution }] : []),
    ...otherSources,
  ];
  return (
    <section className="card-flat" aria-labelledby={id}>
      <div className={cx('on-field', s.gives)}>
        <h2 className="title-4" id={id}>
          {t(isPublicStatus(status) ? 'bankGave' : 'bankGives')}
        </h2>
        <ArchGauge
          width="inherit"
          scale={0.13}
          value={all > 0 ? Math.min(100, (requestedAmount / all) * 100) : 0}
          number={km(requestedAmount)}
          label={t('ofAll', { amount: km(all) })}
        />
      </div>
      <ul className={s.lines}>
        {budgetBreakdown.map((line) => (
          <li key={line.id}>
            <span className="break">{line.name}</span>
            <b className="bold tabular">{km(timesKm(line.amount, line.quantity))}</b>
            <FileList of={application.id} files={line.offers} />
          </li>
        ))}
        {given.map((one) => (
          <li key={one.id}>
            <span className="muted break">{one.name}</span>
            <b className="bold tabular">{km(one.amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
