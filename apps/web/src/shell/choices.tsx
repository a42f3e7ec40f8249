import { LanguageSwitch } from '@app/ui/language-switch';
import { ThemeSwitch } from '@app/ui/theme-switch';
import { chooseTheme, useTheme } from '../lib/browser/theme.ts';
import { useLanguage } from '../lib/texts/language.tsx';
import { useShellText } from '../lib/texts/text.ts';

const options = [
  { value: 'bhs', label: 'BHS' },
  { value: 'en', label: 'ENG' },
] as const;

export function LanguageChoice() {
  const t = useShellText();
  const { language, choose } = useLanguage();
  return (
    <LanguageSwitch label={t('language')} options={options} value={language} onValue={choose} />
  );
}

export function ThemeChoice() {
  const t = useShellText();
  const names = { light: t('themeLight'), dark: t('themeDark'), system: t('themeSystem') };
  return <ThemeSwitch label={t('theme')} names={names} value={useTheme()} onValue={chooseTheme} />;
}
