import { pages } from '@app/contracts/pages';
import type { TeamPerson } from '@app/contracts/teams/teams.schemas';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { useNavigate } from 'react-router';
import { useAction } from '../../../kit/action/use-action.ts';
import { useShellText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { teams } from '../client.ts';
import { useTeamsText } from '../text.ts';
import type { TeamActions } from './use-team.ts';

interface TeamDialogProps {
  readonly applicationId: string;
  readonly person: TeamPerson;
  readonly actions: TeamActions;
  onClose(): void;
}

export function HandOverDialog({ applicationId, person, actions, onClose }: TeamDialogProps) {
  const t = useTeamsText();
  const body = { memberId: person.id };
  return (
    <Question
      title={t('handOverTitle')}
      text={t('handOverText', { name: person.name })}
      yes={t('handOverYes')}
      act={async () => {
        await actions.act(() => teams.offerHandover({ params: { id: applicationId }, body }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Leaving oneself, or being removed by the owner. */
export function LeaveDialog({ applicationId, person, actions, onClose }: TeamDialogProps) {
  const t = useTeamsText();
  const navigate = useNavigate();
  const params = { id: applicationId, memberId: person.id };
  const own = person.isReader;
  const act = async () => {
    if (!own) {
      await actions.act(() => teams.leave({ params }));
      return onClose();
    }
    await teams.leave({ params });
    toast({ title: t('left'), tone: 'ok' });
    await navigate(pages.dashboard());
  };
  return (
    <Question
      danger
      title={own ? t('leaveTitle') : t('removeTitle', { name: person.name })}
      text={t(own ? 'leaveText' : 'removeText')}
      yes={t(own ? 'leave' : 'remove')}
      act={act}
      onClose={onClose}
    />
  );
}

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly danger?: boolean;
  act(): Promise<void>;
  onClose(): void;
}

function Question({ title, text, yes, danger = false, act, onClose }: QuestionProps) {
  const t = useTeamsText();
  const shell = useShellText();
  const confirm = useAction({ send: act, refused: () => t('failed') });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      confirmLabel={yes}
      cancelLabel={t('cancel')}
      closeLabel={shell('close')}
      tone={danger ? 'danger' : 'primary'}
      busy={confirm.busy}
      onConfirm={() => void confirm.run()}
    />
  );
}
