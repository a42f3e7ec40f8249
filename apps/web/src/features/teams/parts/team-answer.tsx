import { HandoverAnswer, RequestAnswer } from './ask-answer.tsx';
import { TeamInvitationAnswer } from './invitation-answer.tsx';

interface TeamAnswerProps {
  /** What is asked: an invitation or a request by its id, a handover by its application. */
  readonly of:
    | { readonly invitation: string }
    | { readonly request: string }
    | { readonly handover: string };
  onAnswered?(): void;
}

/** The answer to what a team asks, where the reader is told of it. */
export default function TeamAnswer({ of, onAnswered = () => undefined }: TeamAnswerProps) {
  if ('invitation' in of)
    return <TeamInvitationAnswer id={of.invitation} onAnswered={onAnswered} />;
  if ('request' in of) return <RequestAnswer id={of.request} onAnswered={onAnswered} />;
  return <HandoverAnswer applicationId={of.handover} onAnswered={onAnswered} />;
}
