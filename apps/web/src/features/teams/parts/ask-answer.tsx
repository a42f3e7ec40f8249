import type { Asks } from '@app/contracts/teams/teams.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { teams } from '../client.ts';
import { asksKey, useAsks } from '../queries.ts';
import { useTeamsText } from '../text.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { useSaid } from './use-said.ts';

interface Answered {
  onAnswered(): void;
}

/** Who came through the link: the owner lets them in or not. */
export function RequestAnswer({ id, onAnswered }: { id: string } & Answered) {
  const t = useTeamsText();
  const find = ({ requests }: Asks) => requests.find((one) => one.id === id);
  return (
    <Ask
      open={useAsks().data}
      find={find}
      send={(event: 'admit' | 'refuse') => teams.moveRequest({ params: { id }, body: { event } })}
      yes={['admit', t('admit'), t('admitted')]}
      no={['refuse', t('refuse'), t('notAdmitted')]}
      onAnswered={onAnswered}
    />
  );
}

/** What a member is offered to lead. */
export function HandoverAnswer({
  applicationId,
  onAnswered,
}: { applicationId: string } & Answered) {
  const t = useTeamsText();
  const find = ({ handovers }: Asks) =>
    handovers.find((one) => one.applicationId === applicationId);
  return (
    <Ask
      open={useAsks().data}
      find={find}
      send={(answer: 'take' | 'leave') =>
        teams.answerHandover({
          params: { id: applicationId },
          body: { accept: answer === 'take' },
        })
      }
      yes={['take', t('takeOver'), t('tookOver')]}
      no={['leave', t('notNow'), t('tookNotOver')]}
      onAnswered={onAnswered}
    />
  );
}

interface AskProps<Answer> extends Answered {
  /** What waits for the reader; undefined while it is not known. */
  readonly open: Asks | undefined;
  find(asks: Asks): Partial<Record<'name' | 'title', string>> | undefined;
  send(answer: Answer): Promise<unknown>;
  /** The answer, how it is said, and what stands in the buttons' place then. */
  readonly yes: readonly [Answer, string, string];
  readonly no: readonly [Answer, string, string];
}

function Ask<Answer extends string>({ open, find, send, yes, no, onAnswered }: AskProps<Answer>) {
  const t = useTeamsText();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const answer = useMutation({
    mutationFn: send,
    onSuccess: onAnswered,
    onError: (error) => {
      // That one says the row itself.
      if (!isApiError(error, 'WRONG_STATUS')) {
        toast({ description: errorText(error, language), tone: 'bad' });
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: asksKey }),
  });
  const asked = open && find(open);
  const waits = asked !== undefined && !answer.isSuccess;
  const said = useSaid((answer.isSuccess || answer.isError) && !waits);
  if (waits) {
    return (
      <AnswerButtons
        about={asked.name ?? asked.title ?? ''}
        yes={[yes[0], yes[1]]}
        no={[no[0], no[1]]}
        moving={answer.isPending ? answer.variables : null}
        onAnswer={answer.mutate}
      />
    );
  }
  if (!open) return null;
  const given = answer.isSuccess ? answer.variables : null;
  return (
    <p className="small" ref={said} tabIndex={-1}>
      {given === yes[0] ? yes[2] : given === no[0] ? no[2] : t('askOver')}
    </p>
  );
}
