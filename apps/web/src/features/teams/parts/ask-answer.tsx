import type { Asks } from '@app/contracts/teams/teams.schemas';
import { useAction } from '../../../kit/action/use-action.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { teams } from '../client.ts';
import { asksKey, useAsks } from '../queries.ts';
import { useTeamsText } from '../text.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { useAnswerFocus } from './use-answer-focus.ts';

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
  const answer = useAction({
    send,
    // That one says the row itself.
    refused: (error) => isApiError(error, 'WRONG_STATUS') || undefined,
    invalidates: [asksKey],
    onSuccess: onAnswered,
  });
  const isDone = answer.status === 'success';
  const asked = open && find(open);
  const waits = asked !== undefined && !isDone;
  const said = useAnswerFocus((isDone || answer.status === 'error') && !waits);
  if (waits) {
    return (
      <AnswerButtons
        about={asked.name ?? asked.title ?? ''}
        yes={[yes[0], yes[1]]}
        no={[no[0], no[1]]}
        moving={answer.busy ? answer.input : undefined}
        onAnswer={(given) => void answer.run(given)}
      />
    );
  }
  if (!open) return null;
  const given = isDone ? answer.input : null;
  return (
    <p className="small" ref={said} tabIndex={-1}>
      {given === yes[0] ? yes[2] : given === no[0] ? no[2] : t('askOver')}
    </p>
  );
}
