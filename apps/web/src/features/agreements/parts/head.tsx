import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { pages, projectOf } from '@app/contracts/pages';
import { ArchGauge } from '@app/ui/arch-gauge';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { ArrowLeft } from '@app/ui/icons';
import { StatusBadge } from '../../../entities/applications/public.ts';
import { Link, PageLink } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAgreementsText } from '../text.ts';
import s from './agreement.module.css';
import { leftOf, useConditionWords } from './condition-words.ts';

export function AgreementHead({ view }: { view: AgreementView }) {
  const t = useAgreementsText();
  const { km, number, dayOf } = useFormat();
  const when = useConditionWords();
  const { bank, granted, paid, startsOn, endsOn, reader, instalments } = view;
  const next = instalments.find(({ state }) => state !== 'paid');
  const back =
    reader === 'team'
      ? ([pages.tasks({ id: view.id }), t('backTeam')] as const)
      : ([pages.bankDesk({ bankId: bank.slug, dio: 'ugovori' }), t('backBank')] as const);
  return (
    <>
      <Link className="go mt4" to={back[0]}>
        <ArrowLeft />
        {back[1]}
      </Link>
      <header className={s.head}>
        <div>
          <div className="row row-wrap g4">
            <span className="row g2 small bold">
              <BankEmblem emblem={bank.emblem} width={32} />
              {bank.name}
            </span>
            <StatusBadge status={view.status} />
          </div>
          <h1 className="title-1 mt4">
            <PageLink
              to={projectOf(view.kind)({ slug: view.slug })}
              route={projectOf(view.kind).path}
            >
              {view.title || t('untitled')}
            </PageLink>
          </h1>
          {startsOn && endsOn ? (
            <p className="lead mt3">{t('period', { from: dayOf(startsOn), to: dayOf(endsOn) })}</p>
          ) : null}
        </div>
        <div className={cx('row', s.money)}>
          <ArchGauge
            value={granted > 0 ? Math.min(100, (paid / granted) * 100) : 0}
            number={number(paid)}
            label={t('ofGrant', { amount: km(granted) })}
            width={168}
          />
          <p className="small muted">
            {t(paid > 0 ? 'paidSome' : 'paidNone')}
            {paid > 0 && next
              ? ` ${t('nextInstalment', {
                  amount: km(leftOf(next)),
                  when: when(next),
                })}`
              : null}
          </p>
        </div>
      </header>
    </>
  );
}
