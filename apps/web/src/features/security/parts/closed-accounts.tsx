import type { AdminMember, ClosedAccount } from '@app/contracts/security/security.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { CircleSlash } from '@app/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { security } from '../client.ts';
import type { Place } from '../place.ts';
import { closedQuery } from '../queries.ts';
import s from '../security.module.css';
import { useSecurityText } from '../text.ts';
import { SecurityList } from './list-states.tsx';
import { MemberAction } from './member-action.tsx';
import { useQuestion } from './use-question.tsx';
import { MemberRights } from './who.tsx';

export function ClosedAccounts({ place }: { place: Place }) {
  const t = useSecurityText();
  return (
    <section className={s.section} aria-labelledby="closed-title">
      <h2 className="title-3" id="closed-title">
        {t('closedTitle')}
      </h2>
      <p className="muted mt2">{t('closedLead')}</p>
      <div className={cx(s.twoParts, 'mt5')}>
        <ClosedList />
        <MemberAction
          label={t('closeFind')}
          memberId={place.query.clan}
          onMember={(id) => place.change({ clan: id ?? '' })}
          icon={<CircleSlash className="icon" aria-hidden />}
          question={({ id, name }) => ({
            title: t('closeTitle'),
            text: t('closeText', { name }),
            yes: t('closeAccount'),
            tone: 'danger',
            done: t('closedDone', { name }),
            run: () => security.close({ params: { id } }),
          })}
        />
      </div>
    </section>
  );
}

function ClosedList() {
  const t = useSecurityText();
  const query = useInfiniteQuery(closedQuery);
  const [ask, question] = useQuestion();
  const reopen = ({ id, name }: AdminMember) =>
    ask({
      title: t('reopenTitle'),
      text: t('reopenText', { name }),
      yes: t('reopen'),
      done: t('reopened', { name }),
      run: () => security.reopen({ params: { id } }),
    });
  return (
    <div>
      <SecurityList asked={query} none={<p className="small muted">{t('closedEmpty')}</p>}>
        {(closed) => (
          <ul className={s.held}>
            {closed.map((account) => (
              <Closed
                key={account.member.id}
                account={account}
                onReopen={() => reopen(account.member)}
              />
            ))}
          </ul>
        )}
      </SecurityList>
      {question}
    </div>
  );
}

function Closed({ account, onReopen }: { account: ClosedAccount; onReopen: () => void }) {
  const t = useSecurityText();
  const { date } = useFormat();
  const { member } = account;
  return (
    <li>
      <MemberRights member={member} plain />
      <span className="smaller faint">
        {t('columnClosedAt')} <span className="tabular">{date(account.closedAt)}</span>
        {account.canReopen ? null : (
          <>
            <br />
            {t('erased')}
          </>
        )}
      </span>
      {account.canReopen ? (
        <Button size="m" aria-label={t('reopenOf', { name: member.name })} onClick={onReopen}>
          {t('reopen')}
        </Button>
      ) : null}
    </li>
  );
}
