import type { GivenPermission, MemberPermissions } from '@app/contracts/security/security.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { security } from '../client.ts';
import s from '../security.module.css';
import { useSecurityText } from '../text.ts';
import { usePermissionName } from './permission-name.ts';
import { useQuestion } from './use-question.tsx';

export function GrantedPermissions({ rights }: { rights: MemberPermissions }) {
  const t = useSecurityText();
  const name = usePermissionName();
  const [ask, question] = useQuestion();
  const { member, permissions } = rights;
  const revoke = (permission: GivenPermission) =>
    ask({
      title: t('revokeTitle'),
      text: t('revokeText', { name: member.name, permission: name.whole(permission) }),
      yes: t('revoke'),
      tone: 'danger',
      done: t('revoked'),
      run: () => security.revoke({ params: { id: member.id, permissionId: permission.id } }),
    });
  return (
    <section aria-labelledby="held-title">
      <h2 className="title-4" id="held-title">
        {t('held')}
      </h2>
      {permissions.length === 0 ? <p className="small muted mt3">{t('heldNone')}</p> : null}
      <ul className={cx(s.held, 'mt4')}>
        {permissions.map((permission) => (
          <GrantedPermission
            key={permission.id}
            permission={permission}
            onRevoke={() => revoke(permission)}
          />
        ))}
      </ul>
      {question}
    </section>
  );
}

function GrantedPermission({
  permission,
  onRevoke,
}: {
  permission: GivenPermission;
  onRevoke: () => void;
}) {
  const t = useSecurityText();
  const name = usePermissionName();
  const { date } = useFormat();
  return (
    <li>
      <span>
        <b className="medium">{name.type(permission.permission_type)}</b>
        <br />
        <span className="smaller faint">
          {name.place(permission)}, {t('since', { date: date(permission.createdAt) })}
        </span>
      </span>
      {permission.canRevoke ? (
        <Button
          size="m"
          variant="ghost"
          aria-label={t('revokeOf', { permission: name.whole(permission) })}
          onClick={onRevoke}
        >
          {t('revoke')}
        </Button>
      ) : null}
    </li>
  );
}
