import { Dialog } from '@app/ui/dialog';
import { useShellText } from '../../../lib/texts/text.ts';
import { CallCodes } from './call-codes.tsx';
import { CallFunnel } from './call-funnel.tsx';
import s from './reach-dialog.module.css';
import { useCallFunnelText } from './text.ts';

interface ReachProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly slug: string;
  readonly title: string;
}

/** How people find a call, and the codes that lead more of them there. */
export function ReachDialog({ open, onOpenChange, slug, title }: ReachProps) {
  const t = useCallFunnelText();
  const shell = useShellText();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('reach')}
      description={title}
      closeLabel={shell('close')}
    >
      <div className={s.parts}>
        <CallFunnel call={slug} />
        <CallCodes slug={slug} />
      </div>
    </Dialog>
  );
}
