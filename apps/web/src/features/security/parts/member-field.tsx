import type { AdminMember } from '@app/contracts/security/security.schemas';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { X } from '@app/ui/icons';
import { Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { memberQuery } from '../queries.ts';
import s from '../security.module.css';
import { useSecurityText } from '../text.ts';
import { MemberRights } from './who.tsx';

const MemberFinder = lazyPart(() => import('./member-finder.tsx').then((it) => it.MemberFinder), {
  // As high as a label, a field and its hint.
  waiting: <Skeleton height={104} />,
});

interface MemberFieldProps {
  readonly label: string;
  /** Who is chosen, by the address. */
  readonly memberId: string | undefined;
  onMember(id: string | null): void;
}

/** Who is meant: a field to find them with, or the one who was chosen. */
export function AnyMemberField({ label, memberId, onMember }: MemberFieldProps) {
  if (memberId === undefined) {
    return <MemberFinder label={label} onMember={(member: AdminMember) => onMember(member.id)} />;
  }
  return <Chosen label={label} memberId={memberId} onMember={onMember} />;
}

function Chosen({ label, memberId, onMember }: MemberFieldProps & { memberId: string }) {
  const t = useSecurityText();
  const { data, isPending } = useQuery(memberQuery(memberId));
  return (
    <Field as="group" label={label}>
      <div className={cx('row g2 between', s.chosen)}>
        {data ? (
          <MemberRights member={data} />
        ) : isPending ? (
          <Skeleton height={40} />
        ) : (
          t('memberGone')
        )}
        <IconButton
          label={data ? t('removeMember', { name: data.name }) : t('otherMember')}
          onClick={() => onMember(null)}
        >
          <X />
        </IconButton>
      </div>
    </Field>
  );
}
