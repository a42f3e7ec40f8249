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
  HeartHandshake,
  Hourglass,
  type Icon,
  ListChecks,
  Megaphone,
  MessagesSquare,
  PencilLine,
  Scale,
  Signature,
  Star,
  Undo2,
} from '@app/ui/icons';

const icons: Readonly<Record<DeskTaskKind, Icon>> = {
  score: Star,
  decide: Scale,
  announce: Megaphone,
  campaign: HeartHandshake,
  publish: Megaphone,
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
  refund: Undo2,
  ticket: MessagesSquare,
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
