import { Button } from '@app/ui/button';
import { ErrorState } from '@app/ui/error-state';
import { RotateCw } from '@app/ui/icons';
import { useReviewsText } from '../text.ts';

/** Stands where something was not loaded. */
export function Failed({ onRetry }: { onRetry: () => unknown }) {
  const t = useReviewsText();
  return (
    <ErrorState
      level={2}
      title={t('failed')}
      text={t('failedText')}
      action={
        <Button onClick={() => void onRetry()}>
          <RotateCw />
          {t('retry')}
        </Button>
      }
    />
  );
}
