import type { DeskTaskKind } from '@app/domain/bank-desk/desk.tasks';
import {
  Banknote,
  BookOpen,
  CalendarDays,
  ClipboardCheck,
  FilePen,
  FileText,
  Flag,
  Hammer,
  HandCoins,
  Hourglass,
  type Icon,
  ListChecks,
  Megaphone,
  PencilLine,
  Scale,
  Signature,
  Star,
} from '@app/ui/icons';

const icons: Readonly<Record<DeskTaskKind, Icon>> = {
  score: Star,
  decide: Scale,
  announce: Megaphone,
  campaignMissed: HandCoins,
  prepare: FilePen,
  check: ClipboardCheck,
  sign: Signature,
  start: Hammer,
  payee: ClipboardCheck,
  pay: Banknote,
  payout: Scale,
  shortfall: Scale,
  dueDay: CalendarDays,
  proof: ListChecks,
  receipt: FileText,
  report: BookOpen,
  complete: Flag,
  drafts: PencilLine,
  scoring: Star,
  campaignEnding: Hourglass,
  teamSign: Signature,
  teamProof: ListChecks,
  teamReceipt: FileText,
  teamReport: BookOpen,
};

export function TaskIcon({ kind }: { readonly kind: DeskTaskKind }) {
  const Mark = icons[kind];
  return <Mark />;
}
