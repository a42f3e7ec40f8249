import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { usePostsText } from '../text.ts';

export function NoPosts({ onWrite }: { onWrite(): void }) {
  const t = usePostsText();
  return (
    <EmptyState
      level={3}
      framed
      picture={<QuietRiver />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Button variant="soft" onClick={onWrite}>
          {t('emptyAction')}
        </Button>
      }
    />
  );
}
