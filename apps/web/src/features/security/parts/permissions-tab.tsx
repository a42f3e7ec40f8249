import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { Segment } from '@app/ui/segment';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import type { Place } from '../place.ts';
import { permissionsQuery } from '../queries.ts';
import s from '../security.module.css';
import { useSecurityText } from '../text.ts';
import { PermissionChanges } from './changes.tsx';
import { GrantForm } from './grant-form.tsx';
import { GrantedPermissions } from './granted-permissions.tsx';
import { ListFailed, ListLoading } from './list-states.tsx';
import { AnyMemberField } from './member-field.tsx';
import { RoleForm } from './role-form.tsx';
import { TabHead } from './tab-head.tsx';

const PermissionMatrix = lazyPart(
  () => import('./permission-matrix.tsx').then((it) => it.PermissionMatrix),
  { waiting: <ListLoading /> },
);

const views = ['clan', 'promjene', 'matrica'] as const;

export function PermissionsTab({ place }: { place: Place }) {
  const t = useSecurityText();
  const { pogled, clan } = place.query;
  const view = views.find((one) => one === pogled) ?? 'clan';
  return (
    <>
      <TabHead title={t('permissionsTitle')} lead={t('permissionsLead')}>
        <Segment
          label={t('views')}
          options={[
            { value: 'clan', label: t('viewMember') },
            { value: 'promjene', label: t('viewChanges') },
            { value: 'matrica', label: t('viewMatrix') },
          ]}
          value={view}
          onValue={(next) => place.change({ pogled: next === 'clan' ? '' : next })}
        />
      </TabHead>
      {view === 'matrica' ? null : (
        <div className={cx(s.filters, s.one)}>
          <div className={s.wide}>
            <AnyMemberField
              label={t('filterMember')}
              memberId={clan}
              onMember={(id) => place.change({ clan: id ?? '' })}
            />
          </div>
        </div>
      )}
      {view === 'clan' ? <OfMember memberId={clan} /> : null}
      {view === 'promjene' ? <PermissionChanges memberId={clan} /> : null}
      {view === 'matrica' ? <PermissionMatrix /> : null}
    </>
  );
}

function OfMember({ memberId }: { memberId: string | undefined }) {
  const t = useSecurityText();
  if (memberId === undefined) {
    return (
      <EmptyState
        level={2}
        picture={<Lookout />}
        title={t('memberPick')}
        text={t('memberPickText')}
      />
    );
  }
  return <Rights memberId={memberId} />;
}

function Rights({ memberId }: { memberId: string }) {
  const query = useQuery(permissionsQuery(memberId));
  if (query.isPending) return <ListLoading />;
  if (!query.data) return <ListFailed query={query} />;
  return (
    <div className={cx(s.twoParts, 'mt5')}>
      <div>
        <GrantedPermissions rights={query.data} />
        <RoleForm rights={query.data} />
      </div>
      <GrantForm key={memberId} rights={query.data} />
    </div>
  );
}
