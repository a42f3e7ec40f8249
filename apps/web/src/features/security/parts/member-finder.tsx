import type { AdminMember } from '@app/contracts/security/security.schemas';
import { Finder } from '../../../lib/form/finder.tsx';
import { findMembers } from '../queries.ts';
import { MemberRights } from './who.tsx';

interface MemberFinderProps {
  readonly label: string;
  readonly hint?: string | undefined;
  onMember(member: AdminMember): void;
}

/** Finds members also by their address. */
export const MemberFinder = ({ label, hint, onMember }: MemberFinderProps) => (
  <Finder
    kind="security"
    label={label}
    hint={hint}
    find={findMembers}
    row={(member) => <MemberRights member={member} />}
    onChoose={onMember}
  />
);
