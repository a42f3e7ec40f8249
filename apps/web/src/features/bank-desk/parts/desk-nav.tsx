import type { BankDesk } from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';
import {
  ClipboardCheck,
  FolderOpen,
  HandCoins,
  type Icon,
  Landmark,
  Megaphone,
  Sun,
  Users,
  Wallet,
} from '@app/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Section, sections, sectionUrl, useDeskPlace } from '../desk-place.ts';
import { todayQuery } from '../queries.ts';
import { useDeskText } from '../text.ts';
import s from './desk-nav.module.css';

const icons: Readonly<Record<Section, Icon>> = {
  danas: Sun,
  prijave: FolderOpen,
  pozivi: Megaphone,
  kampanje: HandCoins,
  novac: Wallet,
  ljudi: Users,
};

export function DeskNav({ bank }: Pick<BankDesk, 'bank'>) {
  const t = useDeskText();
  const { section: current } = useDeskPlace();
  const { data } = useQuery(todayQuery(bank.slug));
  const mine = data?.tasks.filter((task) => task.mine).length ?? 0;
  return (
    <nav className={s.nav} aria-label={t('sections')}>
      {sections.map((section) => {
        const Mark = icons[section];
        return (
          <Link
            key={section}
            to={sectionUrl(bank.slug, section)}
            aria-current={section === current ? 'page' : undefined}
          >
            <Mark />
            {t(`section_${section}`)}
            {section === 'danas' && mine > 0 ? (
              <b className="num">
                <span className="vh">{t('waiting', { count: mine })}</span>
                <span aria-hidden>{mine}</span>
              </b>
            ) : null}
          </Link>
        );
      })}
      <Link className={s.apart} to={pages.board()}>
        <ClipboardCheck />
        {t('toBoard')}
      </Link>
      <Link to={pages.bank({ bankSlug: bank.slug })}>
        <Landmark />
        {t('bankPage')}
      </Link>
    </nav>
  );
}
