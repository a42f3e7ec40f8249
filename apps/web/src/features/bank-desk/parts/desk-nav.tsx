import type { BankDesk } from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';
import type { DeskTab } from '@app/domain/bank-desk/desk.tabs';
import {
  BuildingComplex,
  ClipboardCheck,
  FolderOpen,
  HandCoins,
  type Icon,
  Landmark,
  ListChecks,
  Megaphone,
  MessagesSquare,
  Signature,
  Sun,
  Users,
  Wallet,
} from '@app/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { DeskLinks } from '../../../shell/desk-frame.tsx';
import { sectionUrl, useDeskPlace } from '../desk-place.ts';
import { todayQuery } from '../queries.ts';
import { useDeskText } from '../text.ts';

const icons: Readonly<Record<DeskTab, Icon>> = {
  danas: Sun,
  duznosti: ListChecks,
  prijave: FolderOpen,
  pozivi: Megaphone,
  kampanje: HandCoins,
  ugovori: Signature,
  mentorstvo: MessagesSquare,
  novac: Wallet,
  ljudi: Users,
};

export function DeskNav({ bank, tabs }: Pick<BankDesk, 'bank' | 'tabs'>) {
  const t = useDeskText();
  const { section: current } = useDeskPlace();
  const { data } = useQuery(todayQuery(bank.slug));
  const mine = data?.tasks.filter((task) => task.mine).length ?? 0;
  const waiting = mine > 0 ? ([t('waiting', { count: mine }), mine] as const) : undefined;
  return (
    <DeskLinks
      label={t('sections')}
      places={[
        ...tabs.map((section) => ({
          to: sectionUrl(bank.slug, section),
          icon: icons[section],
          words: t(`section_${section}`),
          current: section === current,
          waiting: section === 'duznosti' ? waiting : undefined,
        })),
        { to: pages.board(), icon: ClipboardCheck, words: t('toBoard'), apart: true },
        { to: pages.banksAdmin(), icon: BuildingComplex, words: t('toAdmin') },
        { to: pages.bank({ bankSlug: bank.slug }), icon: Landmark, words: t('bankPage') },
      ]}
    />
  );
}
