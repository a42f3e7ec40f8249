import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { FilePen, PencilLine } from '@app/ui/icons';
import { TimeLeft } from '../../../lib/format/now.tsx';
import { useDashboardText } from '../text.ts';
import { DashboardLine } from './line.tsx';
import { useMissingStep } from './next-step.ts';

export function Unsent({ one }: { one: MyApplication }) {
  const t = useDashboardText();
  const { summary, to } = useMissingStep(one);
  const returned = one.status === 'pending';
  return (
    <DashboardLine
      to={to}
      warn={returned}
      icon={returned ? <FilePen /> : <PencilLine />}
      title={one.projectTitle || t('untitledApplication')}
    >
      {returned ? t('returned') : summary}
      {returned ? null : (
        <>
          , <TimeLeft until={one.callClosesAt} />
        </>
      )}
    </DashboardLine>
  );
}
