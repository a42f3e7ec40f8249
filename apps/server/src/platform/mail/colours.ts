/** Colours of a mail; mail programs know no custom properties, so the tokens are spelled out. */
interface Colours {
  readonly page: string;
  readonly card: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly link: string;
  readonly soft: string;
}

export type MailAccent = 'career' | 'orange' | 'blue';

export const colours: Record<MailAccent, { day: Colours; night: Colours }> = {
  career: {
    day: {
      page: '#F8F8FB',
      card: '#FFFFFF',
      ink: '#16172B',
      quiet: '#4A4C66',
      line: '#E1E1EC',
      accent: '#3B3FC6',
      onAccent: '#FFFFFF',
      link: '#3539B4',
      soft: '#ECECFB',
    },
    night: {
      page: '#0F1020',
      card: '#191A30',
      ink: '#F1F1FA',
      quiet: '#BCBEDA',
      line: '#2C2E4C',
      accent: '#8E91FF',
      onAccent: '#0E0F2E',
      link: '#B1B3FF',
      soft: '#25274F',
    },
  },
  orange: {
    day: {
      page: '#FBF9F6',
      card: '#FFFFFF',
      ink: '#1D1511',
      quiet: '#554A43',
      line: '#E8E1D9',
      accent: '#F97316',
      onAccent: '#1D1208',
      link: '#AD4206',
      soft: '#FFEEDF',
    },
    night: {
      page: '#15100D',
      card: '#211A15',
      ink: '#FAF3EC',
      quiet: '#D3C4B7',
      line: '#3A2F27',
      accent: '#FF8A3A',
      onAccent: '#1D1208',
      link: '#FFAD75',
      soft: '#3B2314',
    },
  },
  blue: {
    day: {
      page: '#F6FAFC',
      card: '#FFFFFF',
      ink: '#0F1C24',
      quiet: '#43535E',
      line: '#DAE5EB',
      accent: '#0A6FB0',
      onAccent: '#FFFFFF',
      link: '#085F97',
      soft: '#E1F1FA',
    },
    night: {
      page: '#0B151B',
      card: '#132029',
      ink: '#EFF6FA',
      quiet: '#B8CBD6',
      line: '#243742',
      accent: '#52B4EC',
      onAccent: '#06202F',
      link: '#85CBF3',
      soft: '#14344A',
    },
  },
};

/** Rules for mail programs that show dark mails; the others keep the inline day colours. */
export function nightRules(accent: MailAccent): string {
  const night = colours[accent].night;
  return `@media (prefers-color-scheme: dark) {
.m-page { background: ${night.page} !important; }
.m-card { background: ${night.card} !important; border-color: ${night.line} !important; }
.m-ink, .m-ink td { color: ${night.ink} !important; }
.m-quiet { color: ${night.quiet} !important; }
.m-link { color: ${night.link} !important; }
.m-button { background: ${night.accent} !important; }
.m-button a { color: ${night.onAccent} !important; }
.m-soft { background: ${night.soft} !important; color: ${night.ink} !important; }
.m-line { border-color: ${night.line} !important; }
}
@media (max-width: 480px) { .m-card { padding: 24px 20px !important; } }`;
}
