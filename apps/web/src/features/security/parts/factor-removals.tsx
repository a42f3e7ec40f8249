import type { FactorRemoval } from '@app/contracts/security/security.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { KeyRound } from '@app/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../lib/use-format.ts';
import { security } from '../client.ts';
import { factorRemovalsQuery } from '../queries.ts';
import s from '../security.module.css';
import { useSecurityText } from '../text.ts';
import { ListFailed, ListLoading } from './list-states.tsx';
import { MemberAction } from './member-action.tsx';
import { useQuestion } from './use-question.tsx';
import { Who } from './who.tsx';

export function FactorRemovals() {
  const t = useSecurityText();
  const [memberId, setMemberId] = useState<string>();
  return (
    <section className={s.section} aria-labelledby="factors-title">
      <h2 className="t3" id="factors-title">
        {t('factorsTitle')}
      </h2>
      <p className="mut mt2">{t('factorsLead')}</p>
      <div className={cx(s.twoParts, 'mt5')}>
        <Waiting />
        <MemberAction
          label={t('factorFind')}
          memberId={memberId}
          onMember={setMemberId}
          icon={<KeyRound className="i" aria-hidden />}
          question={({ id, name }) => ({
            title: t('factorAskTitle'),
            text: t('factorAskText', { name }),
            yes: t('factorAsk'),
            tone: 'danger',
            done: t('factorAsked', { name }),
            run: () => security.requestFactorRemoval({ params: { id } }),
          })}
        />
      </div>
    </section>
  );
}

function Waiting() {
  const t = useSecurityText();
  const query = useQuery(factorRemovalsQuery);
  const [ask, question] = useQuestion();
  if (query.isPending) return <ListLoading />;
  if (!query.data) return <ListFailed asked={query} />;
  if (query.data.length === 0) return <p className="sm mut">{t('factorsEmpty')}</p>;
  const confirm = ({ member: { id, name } }: FactorRemoval) =>
    ask({
      title: t('factorConfirmTitle'),
      text: t('factorConfirmText', { name }),
      yes: t('factorConfirm'),
      tone: 'danger',
      done: t('factorRemoved', { name }),
      run: () => security.confirmFactorRemoval({ params: { id } }),
    });
  const withdraw = ({ member: { id, name } }: FactorRemoval) =>
    ask({
      title: t('factorWithdrawTitle'),
      text: t('factorWithdrawText', { name }),
      yes: t('factorWithdraw'),
      done: t('factorWithdrawn', { name }),
      run: () => security.withdrawFactorRemoval({ params: { id } }),
    });
  return (
    <div>
      <ul className={s.held}>
        {query.data.map((removal) => (
          <Removal
            key={removal.member.id}
            removal={removal}
            onConfirm={() => confirm(removal)}
            onWithdraw={() => withdraw(removal)}
          />
        ))}
      </ul>
      {question}
    </div>
  );
}

function Removal(props: { removal: FactorRemoval; onConfirm: () => void; onWithdraw: () => void }) {
  const t = useSecurityText();
  const { dateTime } = useFormat();
  const { member, by, expiresAt, canConfirm } = props.removal;
  const { name } = member;
  return (
    <li>
      <Who member={member} plain />
      <span className="xs sub">
        {t('factorBy', { name: by?.name ?? t('bySystem') })}
        <br />
        {t('factorUntil', { time: dateTime(expiresAt) })}
      </span>
      {canConfirm ? (
        <Button
          size="m"
          variant="danger"
          aria-label={t('factorConfirmOf', { name })}
          onClick={props.onConfirm}
        >
          {t('factorConfirm')}
        </Button>
      ) : (
        <span className="xs sub">{t('factorOther')}</span>
      )}
      <Button size="m" aria-label={t('factorWithdrawOf', { name })} onClick={props.onWithdraw}>
        {t('factorWithdraw')}
      </Button>
    </li>
  );
}
