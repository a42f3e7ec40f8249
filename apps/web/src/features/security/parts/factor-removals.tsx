import type { AdminMember, FactorRemoval } from '@app/contracts/security/security.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { KeyRound } from '@app/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { security } from '../client.ts';
import { factorRemovalsQuery, memberQuery } from '../queries.ts';
import s from '../security.module.css';
import { useSecurityText } from '../text.ts';
import { SecurityList } from './list-states.tsx';
import { AnyMemberField } from './member-field.tsx';
import { useQuestion } from './use-question.tsx';
import { MemberRights } from './who.tsx';

const ProofDialog = lazyPart(() => import('./proof-dialog.tsx'));

export function FactorRemovals() {
  const t = useSecurityText();
  return (
    <section className={s.section} aria-labelledby="factors-title">
      <h2 className="title-3" id="factors-title">
        {t('factorsTitle')}
      </h2>
      <p className="muted mt2">{t('factorsLead')}</p>
      <div className={cx(s.twoParts, 'mt5')}>
        <Waiting />
        <Anybody />
      </div>
    </section>
  );
}

/** For whom nobody asked at the sign-in. */
function Anybody() {
  const t = useSecurityText();
  const [memberId, setMemberId] = useState<string>();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery({ ...memberQuery(memberId ?? ''), enabled: memberId !== undefined });
  const member = memberId !== undefined && data?.closedAt === null ? data : undefined;
  return (
    <div>
      <AnyMemberField
        label={t('factorFind')}
        memberId={memberId}
        onMember={(id) => setMemberId(id ?? undefined)}
      />
      {member ? (
        <Button variant="danger" className="mt4" onClick={() => setAsking(true)}>
          <KeyRound className="icon" aria-hidden />
          {t('factorAsk')}
        </Button>
      ) : null}
      {member && asking ? (
        <ProofDialog
          member={member}
          onClose={() => setAsking(false)}
          onDone={() => setMemberId(undefined)}
        />
      ) : null}
    </div>
  );
}

function Waiting() {
  const t = useSecurityText();
  const query = useQuery(factorRemovalsQuery);
  const [ask, question] = useQuestion();
  const [proving, setProving] = useState<AdminMember>();
  const confirm = ({ member: { id, name }, proof, note }: FactorRemoval) =>
    ask({
      title: t('factorConfirmTitle'),
      text: t('factorConfirmText', { name }),
      yes: t('factorConfirm'),
      tone: 'danger',
      done: t('factorRemoved', { name }),
      note: proof ? `${t(`proof_${proof}`)}: ${note}` : undefined,
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
      <SecurityList asked={query} none={<p className="small muted">{t('factorsEmpty')}</p>}>
        {(removals) => (
          <ul className={s.held}>
            {removals.map((removal) => {
              const { member, canRequest } = removal;
              return (
                <li key={member.id}>
                  <MemberRights member={member} plain />
                  <Standing removal={removal} />
                  {canRequest ? (
                    <Button
                      size="m"
                      variant="danger"
                      aria-label={t('proofWriteOf', { name: member.name })}
                      onClick={() => setProving(member)}
                    >
                      {t('proofWrite')}
                    </Button>
                  ) : null}
                  <Agree removal={removal} onConfirm={() => confirm(removal)} />
                  <Button
                    size="m"
                    aria-label={t('factorWithdrawOf', { name: member.name })}
                    onClick={() => withdraw(removal)}
                  >
                    {t('factorWithdraw')}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </SecurityList>
      {question}
      {proving ? <ProofDialog member={proving} onClose={() => setProving(undefined)} /> : null}
    </div>
  );
}

function Agree({ removal, onConfirm }: { removal: FactorRemoval; onConfirm: () => void }) {
  const t = useSecurityText();
  const { state, canConfirm, member } = removal;
  if (state !== 'requested') return null;
  if (!canConfirm) return <span className="smaller faint">{t('factorOther')}</span>;
  return (
    <Button
      size="m"
      variant="danger"
      aria-label={t('factorConfirmOf', { name: member.name })}
      onClick={onConfirm}
    >
      {t('factorConfirm')}
    </Button>
  );
}

/** Who asked, what was seen of them, and until when. */
function Standing({ removal }: { removal: FactorRemoval }): ReactNode {
  const t = useSecurityText();
  const { momentOf } = useFormat();
  const { state, contact, reportedAt, by, proof, note, confirmedBy, goesAt, expiresAt } = removal;
  const nameOf = (person: AdminMember | null) => person?.name ?? t('bySystem');
  return (
    <div className={cx('smaller', s.proof)}>
      {reportedAt ? (
        <p className="break">{t('factorReported', { time: momentOf(reportedAt), contact })}</p>
      ) : null}
      {proof ? (
        <p className="break">
          <b className="bold">{t(`proof_${proof}`)}</b>
          <br />
          {note}
        </p>
      ) : null}
      <p className="faint">
        {state === 'reported' ? null : t('factorBy', { name: nameOf(by) })}
        {state === 'confirmed' ? `, ${t('factorAgreedBy', { name: nameOf(confirmedBy) })}` : ''}
        {state === 'reported' ? null : <br />}
        {goesAt ? t('factorGoes', { time: momentOf(goesAt) }) : null}
        {expiresAt ? t('factorUntil', { time: momentOf(expiresAt) }) : null}
      </p>
    </div>
  );
}
