import type { PermissionChange } from '@app/contracts/security/security.schemas';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { ArrowLeftRight, CircleCheck, CircleMinus } from '@app/ui/icons';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { changesQuery } from '../queries.ts';
import s from '../security.module.css';
import { useSecurityText } from '../text.ts';
import { SecurityList } from './list-states.tsx';
import { usePermissionName, useRoleName } from './permission-name.ts';
import { SecurityTable } from './security-table.tsx';
import { MemberRights } from './who.tsx';

export function PermissionChanges({ memberId }: { memberId: string | undefined }) {
  const t = useSecurityText();
  const query = useInfiniteQuery(changesQuery(memberId));
  return (
    <SecurityList
      asked={query}
      none={
        <EmptyState
          level={2}
          picture={<QuietRiver />}
          title={t('changesEmpty')}
          text={t('changesEmptyText')}
        />
      }
    >
      {(changes) => (
        <SecurityTable
          caption={t('changesTable')}
          columns={[t('columnTo'), t('what'), t('columnBy'), t('columnWhen')]}
        >
          {changes.map((change) => (
            <Row key={change.id} change={change} />
          ))}
        </SecurityTable>
      )}
    </SecurityList>
  );
}

const looks = {
  granted: ['ok', CircleCheck],
  revoked: ['bad', CircleMinus],
  role: ['', ArrowLeftRight],
} as const;

function Row({ change }: { change: PermissionChange }) {
  const t = useSecurityText();
  const name = usePermissionName();
  const roleName = useRoleName();
  const { member, by, permission, role } = change;
  const [tone, Icon] = looks[change.kind];
  const what = role
    ? t('changeRole', { from: roleName(role.from), to: roleName(role.to) })
    : t(change.kind === 'granted' ? 'changeGranted' : 'changeRevoked', {
        permission: permission ? name.whole(permission) : '',
      });
  return (
    <tr>
      <td className={s.first}>
        {member ? <MemberRights member={member} plain /> : t('memberGone')}
      </td>
      <td data-label={t('what')}>
        <span className={cx(s.state, s[tone])}>
          <Icon />
          {what}
        </span>
      </td>
      <td data-label={t('columnBy')}>{by ? by.name : t('bySystem')}</td>
      <td data-label={t('columnWhen')}>
        <TimeAgo at={change.at} />
      </td>
    </tr>
  );
}
