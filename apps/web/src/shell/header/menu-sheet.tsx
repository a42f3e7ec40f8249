import { pages } from '@app/contracts/pages';
import { PageLink, PageNavLink } from '../../lib/links.tsx';
import { useShellText } from '../../lib/text.ts';
import { barPlaces, otherHalf, sheetOnly } from './destinations.ts';
import s from './header.module.css';

interface MenuSheetProps {
  readonly reader: 'visitor' | 'member';
  readonly half: 'main' | 'ob';
}

export function MenuSheet({ reader, half }: MenuSheetProps) {
  const t = useShellText();
  const places = [
    ...barPlaces[reader][half],
    ...(reader === 'member' ? sheetOnly[half] : []),
    ...otherHalf[reader][half],
  ];
  return (
    <>
      <nav className={s.places} aria-label={t('menu')}>
        {places.map(({ to, label, icon: Icon, end }) => (
          <PageNavLink key={to} to={to} end={end ?? false}>
            {Icon ? <Icon /> : null}
            {t(label)}
          </PageNavLink>
        ))}
      </nav>
      {reader === 'visitor' ? (
        <PageLink className="btn btn-s btn-w mt5 phone-only" to={pages.login()}>
          {t('signIn')}
        </PageLink>
      ) : null}
    </>
  );
}
