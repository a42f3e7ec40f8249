import type { Standing } from '@app/contracts/network/network.schemas';
import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { IconButton } from '@app/ui/icon-button';
import { Ban, Ellipsis, Eye, EyeOff, Flag, Quote, UserCheck, UserPlus, X } from '@app/ui/icons';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '../../../lib/api/error.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Menu, MenuItem } from '../../../lib/menus/menu.tsx';
import { FailedLine } from '../../../lib/queries/failed.tsx';
import { ReportDialog } from '../../reports/public.ts';
import { network } from '../client.ts';
import { ConnectDialog } from '../lazy-connect.ts';
import { useNetworkActions, useStanding } from '../queries.ts';
import { useNetworkText } from '../text.ts';
import { BlockMemberDialog } from './block-dialog.tsx';
import s from './network.module.css';
import { RecommendDialog } from './recommend-dialog.tsx';

interface PersonProps {
  readonly id: string;
  readonly name: string;
}

/** What a member can do on somebody's profile: connect, answer, write (`children`), follow, block. */
export default function PersonActions({
  children,
  ...person
}: PersonProps & { readonly children: ReactNode }) {
  const t = useNetworkText();
  const query = useStanding(person.id);
  const { data, isPending, error } = query;
  if (isPending) return <div className={s.acts} />;
  // Who is not found has no keys; of whom nothing is known yet it is asked again.
  if (!data && !isApiError(error, 'NOT_FOUND')) {
    return <FailedLine query={query} title={t('keysFailed')} />;
  }
  if (!data || data.state === 'own' || data.state === 'blocked') return null;
  return (
    <div className={s.profile}>
      <Connect {...person} standing={data} />
      {children}
      <More {...person} standing={data} />
    </div>
  );
}

type WithStanding = PersonProps & { readonly standing: Standing };

function Connect({ id, name, standing }: WithStanding) {
  const t = useNetworkText();
  const { shortDate } = useFormat();
  const action = useNetworkActions();
  const [open, setOpen] = useState(false);
  const { state, invitationId, inviteAgainAt, mayWriteNote } = standing;
  if (state === 'connected') {
    return (
      <p className={s.said}>
        <UserCheck />
        {t('connected')}
      </p>
    );
  }
  if (state === 'none' && inviteAgainAt) {
    return <p className={s.said}>{t('againOn', { day: shortDate(inviteAgainAt) })}</p>;
  }
  if (state === 'none') {
    return (
      <>
        <Button variant="field" onClick={() => setOpen(true)}>
          <UserPlus />
          {t('connect')}
        </Button>
        {open ? (
          <ConnectDialog
            userId={id}
            name={name}
            mayWriteNote={mayWriteNote}
            mutual={standing.mutual}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </>
    );
  }
  const event = state === 'invites' ? 'accept' : 'withdraw';
  return (
    <Button
      variant="field"
      busy={action.busy}
      onClick={() =>
        void action.run({
          send: () => network.answer({ params: { id: invitationId ?? '' }, body: { event } }),
          done: t(event === 'accept' ? 'accepted' : 'withdrawn', { name }),
        })
      }
    >
      {t(event)}
    </Button>
  );
}

function More({ id, name, standing }: WithStanding) {
  const t = useNetworkText();
  const action = useNetworkActions();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'disconnect' | 'block' | null>(null);
  const [opened, setOpened] = useState<'report' | 'recommend' | null>(null);
  const close = () => setOpened(null);
  const params = { userId: id };
  const followed = standing.isFollowed;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('moreFor', { name })}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem
          icon={followed ? <EyeOff /> : <Eye />}
          onSelect={() =>
            void action.run({
              send: () => (followed ? network.unfollow({ params }) : network.follow({ params })),
              done: t(followed ? 'unfollowed' : 'followed', { name }),
            })
          }
        >
          {t(followed ? 'unfollow' : 'follow')}
        </MenuItem>
        {standing.state === 'connected' ? (
          <MenuItem icon={<Quote />} onSelect={() => setOpened('recommend')}>
            {t('recommend')}
          </MenuItem>
        ) : null}
        {standing.state === 'connected' ? (
          <MenuItem icon={<X />} onSelect={() => setAsks('disconnect')}>
            {t('disconnect')}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Flag />} onSelect={() => setOpened('report')}>
          {t('report')}
        </MenuItem>
        <MenuItem icon={<Ban />} tone="bad" onSelect={() => setAsks('block')}>
          {t('block')}
        </MenuItem>
      </Menu>
      {opened === 'report' ? (
        <ReportDialog kind="member" subjectId={id} name={name} onClose={close} />
      ) : null}
      {opened === 'recommend' ? <RecommendDialog userId={id} name={name} onClose={close} /> : null}
      {asks === 'disconnect' ? (
        <ConfirmDialog
          open
          onOpenChange={() => setAsks(null)}
          title={t('disconnectTitle', { name })}
          description={t('disconnectText')}
          confirmLabel={t('disconnect')}
          cancelLabel={t('cancel')}
          closeLabel={t('close')}
          tone="danger"
          busy={action.busy}
          onConfirm={() =>
            void action.run({
              send: () => network.disconnect({ params }).finally(() => setAsks(null)),
              done: t('disconnected', { name }),
            })
          }
        />
      ) : null}
      {asks === 'block' ? (
        <BlockMemberDialog
          id={id}
          name={name}
          onClose={() => setAsks(null)}
          // Whom one blocked one does not see any more.
          onBlocked={() => void navigate(pages.network({ dio: 'veze' }))}
        />
      ) : null}
    </>
  );
}
