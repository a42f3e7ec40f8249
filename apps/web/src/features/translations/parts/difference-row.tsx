import { cx } from '@app/ui/cx';
import '@app/ui/forms.css';
import type { Difference } from '@app/contracts/translations/translations.schemas';
import { Badge, type BadgeTone } from '@app/ui/badge';
import { FilePen, FilePlus, type Icon, Undo2 } from '@app/ui/icons';
import { wordChanges } from '../../../lib/changes/changes.ts';
import { Pieces } from '../../../lib/changes/pieces.tsx';
import { useTranslationsText } from '../text.ts';
import s from '../texts.module.css';

const kinds: Record<Difference['kind'], { tone: BadgeTone; icon: Icon }> = {
  added: { tone: 'info', icon: FilePlus },
  changed: { tone: 'warn', icon: FilePen },
  reset: { tone: 'quiet', icon: Undo2 },
};

interface DifferenceRowProps {
  readonly difference: Difference;
  readonly checked: boolean;
  onToggle(): void;
}

export function DifferenceRow({ difference, checked, onToggle }: DifferenceRowProps) {
  const t = useTranslationsText();
  const { tone, icon: Icon } = kinds[difference.kind];
  const changed = (['bhs', 'en'] as const).filter(
    (language) => difference[`before_${language}`] !== difference[`after_${language}`],
  );
  return (
    <li className={s.change}>
      <label className={cx('check', s.pick)}>
        <input
          type="checkbox"
          checked={checked}
          onChange={onToggle}
          aria-label={t('chooseRow', { key: difference.key })}
        />
        <span className={s.key}>{difference.key}</span>
        <Badge tone={tone} icon={<Icon />}>
          {t(`kind_${difference.kind}`)}
        </Badge>
      </label>
      {changed.map((language) => (
        <BeforeAndAfter
          key={language}
          language={language}
          before={difference[`before_${language}`]}
          after={difference[`after_${language}`]}
        />
      ))}
    </li>
  );
}

interface BeforeAndAfterProps {
  readonly language: 'bhs' | 'en';
  readonly before: string;
  readonly after: string;
}

function BeforeAndAfter({ language, before, after }: BeforeAndAfterProps) {
  const t = useTranslationsText();
  const pieces = wordChanges(before, after);
  const lang = language === 'bhs' ? 'bs' : 'en';
  return (
    <dl className={s.difference}>
      <div>
        <dt>{t('before', { language: t(language) })}</dt>
        <dd lang={lang}>
          <Pieces pieces={pieces} without="new" />
        </dd>
      </div>
      <div>
        <dt>{t('after', { language: t(language) })}</dt>
        <dd lang={lang}>
          <Pieces pieces={pieces} without="gone" />
        </dd>
      </div>
    </dl>
  );
}
