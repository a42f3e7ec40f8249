import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import { Badge, type BadgeTone } from '@app/ui/badge';
import {
  CircleCheck,
  CircleX,
  FilePen,
  Flag,
  Hammer,
  HeartHandshake,
  type Icon,
  Megaphone,
  PencilLine,
  Send,
  Signature,
  Trophy,
  Undo2,
} from '@app/ui/icons';
import { useStatusText } from './text.ts';

const looks: Record<ApplicationStatus, readonly [BadgeTone, Icon]> = {
  draft: ['quiet', PencilLine],
  submitted: ['info', Send],
  pending: ['warn', FilePen],
  approved: ['ok', CircleCheck],
  pobjednik: ['gold', Trophy],
  rejected: ['bad', CircleX],
  withdrawn: ['outline', Undo2],
  crowdfunding: ['ok-fill', HeartHandshake],
  published: ['accent', Megaphone],
  contract_signed: ['accent', Signature],
  implementation: ['accent-fill', Hammer],
  completed: ['ink', Flag],
};

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const t = useStatusText();
  const [tone, Icon] = looks[status];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {t(status)}
    </Badge>
  );
}

const nextSteps = {
  draft: 'nextDraft',
  submitted: 'nextSubmitted',
  pending: 'nextPending',
  approved: 'nextApproved',
  pobjednik: 'nextPobjednik',
  rejected: 'nextRejected',
  withdrawn: 'nextWithdrawn',
  crowdfunding: 'nextCrowdfunding',
  published: 'nextPublished',
  contract_signed: 'nextContractSigned',
  implementation: 'nextImplementation',
  completed: 'nextCompleted',
} as const satisfies Record<ApplicationStatus, string>;

export function useNextStep() {
  const t = useStatusText();
  return (status: ApplicationStatus) => t(nextSteps[status]);
}
