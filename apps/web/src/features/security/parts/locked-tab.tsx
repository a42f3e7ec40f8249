import type { AdminMember, LockedAccount } from '@app/contracts/security/security.schemas';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useQuery } from '@tanstack/react-query';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { security } from '../client.ts';
import type { Place } from '../place.ts';
import { lockedQuery } from '../queries.ts';
import s from '../security.module.css';
import { useSecurityText } from '../text.ts';
import { ClosedAccounts } from './closed-accounts.tsx';
import { FactorRemovals } from './factor-removals.tsx';
import { SecurityList } from './list-states.tsx';
import { SecurityTable } from './security-table.tsx';
import { TabHead } from './tab-head.tsx';
import { useQuestion } from './use-question.tsx';
import { MemberRights } from './who.tsx';

export function LockedTab({ place }: { place: Place }) {
  const t = useSecurityText();
  return (
    <>
      <TabHead title={t('accountsTitle')} lead={t('accountsLead')} />
      <Locked />
      <FactorRemovals />
      <ClosedAccounts place={place} />
    </>
  );
}

function Locked() {
  const t = useSecurityText();
  const query = useQuery(lockedQuery);
  const [ask, question] = useQuestion();
  const unlock = ({ id, name }: AdminMember) =>
    ask({
      title: t('unlockTitle'),
      text: t('unlockText', { name }),
      yes: t('unlock'),
      done: t('unlocked', { name }),
      run: () => security.unlock({ params: { id } }),
    });
  return (
    <>
      <SecurityList
        asked={query}
        none={
          <EmptyState
            level={2}
            picture={<QuietRiver />}
            title={t('lockedEmpty')}
            text={t('lockedEmptyText')}
          />
        }
      >
        {(accounts) => (
          <SecurityTable
            caption={t('accountsTitle')}
            columns={[
              t('who'),
              t('columnUntil'),
              { numbers: t('columnTries') },
              t('columnAddresses'),
              { keys: t('columnActions') },
            ]}
          >
            {accounts.map((account) => (
              <Row
                key={account.member.id}
                account={account}
                onUnlock={() => unlock(account.member)}
              />
            ))}
          </SecurityTable>
        )}
      </SecurityList>
      {question}
    </>
  );
}

function Row({ account, onUnlock }: { account: LockedAccount; onUnlock: () => void }) {
  const t = useSecurityText();
  const { time, number } = useFormat();
  const { member, addresses } = account;
  return (
    <tr>
      <td className={s.first}>
        <MemberRights member={member} />
      </td>
      <td data-label={t('columnUntil')}>
        <span>
          <b className="tabular">{time(account.until)}</b>
          <br />
          <span className="smaller faint">
            {account.openAtHome ? t('openAtHome') : t('lockedEverywhere')}
          </span>
        </span>
      </td>
      <td className="r" data-label={t('columnTries')}>
        <span>
          <span className="tabular">{number(account.tries)}</span>
          <br />
          <TimeAgo className="smaller faint" at={account.lastTryAt} />
        </span>
      </td>
      <td data-label={t('columnAddresses')} className={s.address}>
        {addresses.join(', ')}
      </td>
      <td className={s.acts}>
        <Button size="m" aria-label={t('unlockOf', { name: member.name })} onClick={onUnlock}>
          {t('unlock')}
        </Button>
      </td>
    </tr>
  );
}
