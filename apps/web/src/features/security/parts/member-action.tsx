import type { AdminMember } from '@app/contracts/security/security.schemas';
import { Button } from '@app/ui/button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { memberQuery } from '../queries.ts';
import type { Question } from './ask-dialog.tsx';
import { AnyMemberField } from './member-field.tsx';
import { useQuestion } from './use-question.tsx';

interface MemberActionProps {
  readonly label: string;
  readonly memberId: string | undefined;
  onMember(id: string | undefined): void;
  readonly icon: ReactNode;
  /** What is done to the member; its answer names the button. */
  question(member: AdminMember): Question;
}

/** Chooses whose open account something is to be done to, and does it. */
export function MemberAction({ label, memberId, onMember, icon, question }: MemberActionProps) {
  const [ask, dialog] = useQuestion(() => onMember(undefined));
  const { data } = useQuery({ ...memberQuery(memberId ?? ''), enabled: memberId !== undefined });
  const asked = memberId !== undefined && data?.closedAt === null ? question(data) : null;
  return (
    <div>
      <AnyMemberField
        label={label}
        memberId={memberId}
        onMember={(id) => onMember(id ?? undefined)}
      />
      {asked ? (
        <Button variant="danger" className="mt4" onClick={() => ask(asked)}>
          {icon}
          {asked.yes}
        </Button>
      ) : null}
      {dialog}
    </div>
  );
}
