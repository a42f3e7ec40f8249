import { Button } from '@app/ui/button';
import { ErrorState } from '@app/ui/error-state';
import { useTeamTestText } from '../text.ts';

export function CheckFailed({ again }: { again(): void }) {
  const t = useTeamTestText();
  return <ErrorState title={t('failed')} action={<Button onClick={again}>{t('again')}</Button>} />;
}
