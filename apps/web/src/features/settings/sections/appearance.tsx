import { cx } from '@app/ui/cx';
import { Segment } from '@app/ui/segment';
import { ThemeNiches } from '@app/ui/theme-niches';
import { chooseTheme, useTheme } from '../../../lib/browser/theme.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { Row } from '../parts/row.tsx';
import { Saved, useSaved } from '../parts/saved.tsx';
import { SettingsSection } from '../parts/section.tsx';
import s from '../settings.module.css';
import { useSettingsText } from '../text.ts';

const languages = [
  { value: 'bhs', label: <span lang="bs">Bosanski</span> },
  { value: 'en', label: <span lang="en">English</span> },
] as const;

export function AppearanceSection() {
  const t = useSettingsText();
  const saved = useSaved();
  const { language, choose } = useLanguage();
  const names = { light: t('themeLight'), dark: t('themeDark'), system: t('themeSystem') };
  return (
    <SettingsSection id="appearance" title={t('appearance')}>
      <div className="value-rows">
        <Row breaks name={t('language')} value={t('languageText')}>
          <Segment
            label={t('language')}
            options={languages}
            value={language}
            onValue={(next) => {
              choose(next);
              saved.mark();
            }}
          />
        </Row>
      </div>
      <div className="mt6">
        <p className={cx('bold', s.theme)} aria-hidden="true">
          {t('theme')}
        </p>
        <ThemeNiches
          label={t('theme')}
          names={names}
          value={useTheme()}
          onValue={(next) => {
            chooseTheme(next);
            saved.mark();
          }}
        />
      </div>
      <Saved at={saved.at} />
    </SettingsSection>
  );
}
