import type { AdminMember } from '@app/contracts/security/security.schemas';
import { Avatar } from '@app/ui/avatar';
import { cx } from '@app/ui/cx';
import { CircleSlash, MailQuestionMark } from '@app/ui/icons';
import s from '../security.module.css';
import { useSecurityText } from '../text.ts';

interface WhoProps {
  readonly member: AdminMember;
  /** Without what is out of the ordinary about the account. */
  readonly plain?: boolean;
}

export function MemberRights({ member, plain = false }: WhoProps) {
  return (
    <div className="row">
      <Avatar name={member.name} size="s" />
      <span className={s.who}>
        <b className="medium">{member.name}</b>
        <br />
        <span className="smaller faint">{member.email}</span>
        {plain ? null : <Standing member={member} />}
      </span>
    </div>
  );
}

/** What is out of the ordinary about an account; nothing for most. */
function Standing({ member }: { member: AdminMember }) {
  const t = useSecurityText();
  if (member.closedAt) {
    return (
      <span className={cx(s.state, s.bad)}>
        <CircleSlash />
        {t('memberClosed')}
      </span>
    );
  }
  if (member.verified) return null;
  return (
    <span className={s.state}>
      <MailQuestionMark />
      {t('memberUnverified')}
    </span>
  );
}
