import type { BankFigures } from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';
import { BankEmblem } from '@app/ui/bank-emblem';
import { ArrowRight, PencilLine } from '@app/ui/icons';
import type { CSSProperties } from 'react';
import { Link, PageLink } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAdminText } from '../text.ts';
import s from './banks.module.css';

/** Each bank with its year: what is granted as a line, what is paid of it filled. */
export function Banks({ banks }: { banks: readonly BankFigures[] }) {
  const t = useAdminText();
  const most = Math.max(1, ...banks.flatMap(({ granted, paid }) => [granted, paid]));
  if (banks.length === 0) return <p className="muted mt4">{t('noBanks')}</p>;
  return (
    <ul className={s.banks}>
      {banks.map((figures) => (
        <Bank key={figures.bank.id} figures={figures} most={most} />
      ))}
    </ul>
  );
}

function Bank({ figures, most }: { figures: BankFigures; most: number }) {
  const t = useAdminText();
  const { km } = useFormat();
  const { bank, canManage, isDraft, openCalls, waiting, granted, paid, donated } = figures;
  const share = (amount: number) => `${Math.max(0, amount / most) * 100}%`;
  const widths: CSSProperties & Record<'--granted' | '--paid', string> = {
    '--granted': share(granted),
    '--paid': share(paid),
  };
  const says = [
    ...(isDraft ? [t('draft')] : []),
    openCalls > 0 ? t('open', { count: openCalls }) : t('noneOpen'),
    ...(donated > 0 ? [t('donations', { amount: km(donated) })] : []),
  ];
  return (
    <li>
      <BankEmblem emblem={bank.emblem} width={44} />
      <div>
        <h3 className="title-4">
          <Link className="link" to={pages.bankDesk({ bankId: bank.slug })}>
            {bank.name}
          </Link>
        </h3>
        <p className="smaller muted">{says.join(', ')}</p>
        {waiting > 0 ? (
          <p className={s.waits}>
            <i aria-hidden />
            {t('waitDecision', { count: waiting })}
          </p>
        ) : null}
      </div>
      <div className={s.money}>
        <div className={s.line} style={widths} aria-hidden>
          <i className={s.granted} />
          <i className={s.paid} />
        </div>
        <p className="smaller">
          <b className="bold tabular">{km(paid)}</b> <span className="muted">{t('paidOf')}</span>{' '}
          <b className="bold tabular">{km(granted)}</b>{' '}
          <span className="muted">{t('grantedWord')}</span>
        </p>
      </div>
      <p className={s.ways}>
        <Link
          className="go"
          to={pages.bankDesk({ bankId: bank.slug })}
          aria-label={t('deskOf', { bank: bank.name })}
        >
          {t('desk')}
          <ArrowRight />
        </Link>
        {canManage ? (
          <PageLink
            className="go muted"
            to={pages.bankEditor({ bankSlug: bank.slug })}
            route={pages.bankEditor.path}
            aria-label={t('editOf', { bank: bank.name })}
          >
            <PencilLine />
            {t('edit')}
          </PageLink>
        ) : null}
      </p>
    </li>
  );
}
