import type { TextValues } from '@app/domain/translations/translation';
import { Button } from '@app/ui/button';
import { Note } from '@app/ui/note';
import { useTranslationsText } from '../text.ts';

interface ClashProps {
  readonly now: TextValues;
  readonly busy: boolean;
  onMine(): void;
  onTheirs(): void;
}

export function Clash({ now, busy, onMine, onTheirs }: ClashProps) {
  const t = useTranslationsText();
  return (
    <Note tone="warn">
      <p>
        <b>{t('clashTitle')}</b> {t('clashText', { bhs: now.bhs, en: now.en })}
      </p>
      <div className="row row-w g2 mt3">
        <Button variant="secondary" size="m" disabled={busy} onClick={onMine}>
          {t('clashMine')}
        </Button>
        <Button variant="ghost" size="m" disabled={busy} onClick={onTheirs}>
          {t('clashTheirs')}
        </Button>
      </div>
    </Note>
  );
}
