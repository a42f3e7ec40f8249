import { Loading, Skeleton } from '@app/ui/skeleton';
import { useShellText } from '../../../lib/texts/text.ts';

export function Waiting({ rows }: { rows: number }) {
  const t = useShellText();
  return (
    <Loading label={t('loading')} className="column g4 mt5">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <Skeleton key={row} height={64} />
      ))}
    </Loading>
  );
}
