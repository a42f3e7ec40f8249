import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import sprite from './icons.svg';

export type IconProps = {
  className?: string | undefined;
  /** What it says; without it the icon is decoration. */
  label?: string;
  /** Its place in a picture, and how large it is there: style sheets do not reach it. */
  x?: number;
  y?: number;
  size?: number;
};

export type Icon = (props: IconProps) => ReactNode;

/** An icon of lucide; its drawing stands in `icons.svg`, which `npm run generate` prints from here. */
const icon =
  (name: keyof typeof import('lucide-react').icons): Icon =>
  ({ className, label, size, ...place }) => (
    <svg
      className={cx('i', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      width={size}
      height={size}
      {...place}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );

export const AlarmClockOff = icon('AlarmClockOff');
export const Archive = icon('Archive');
export const ArrowDown = icon('ArrowDown');
export const ArrowLeft = icon('ArrowLeft');
export const ArrowLeftRight = icon('ArrowLeftRight');
export const ArrowRight = icon('ArrowRight');
export const ArrowUp = icon('ArrowUp');
export const ArrowUpRight = icon('ArrowUpRight');
export const AtSign = icon('AtSign');
export const Ban = icon('Ban');
export const Banknote = icon('Banknote');
export const Bell = icon('Bell');
export const BellOff = icon('BellOff');
export const BookOpen = icon('BookOpen');
export const Bookmark = icon('Bookmark');
export const BookmarkCheck = icon('BookmarkCheck');
export const Braces = icon('Braces');
export const Briefcase = icon('Briefcase');
export const BuildingComplex = icon('BuildingComplex');
export const Calendar = icon('Calendar');
export const CalendarClock = icon('CalendarClock');
export const CalendarDays = icon('CalendarDays');
export const CalendarPlus = icon('CalendarPlus');
export const Camera = icon('Camera');
export const ChartColumn = icon('ChartColumn');
export const Check = icon('Check');
export const CheckCheck = icon('CheckCheck');
export const ChevronDown = icon('ChevronDown');
export const ChevronRight = icon('ChevronRight');
export const CircleCheck = icon('CircleCheck');
export const CircleDashed = icon('CircleDashed');
export const CircleExclamationPoint = icon('CircleExclamationPoint');
export const CircleMinus = icon('CircleMinus');
export const CircleQuestionMark = icon('CircleQuestionMark');
export const CircleSlash = icon('CircleSlash');
export const CircleUser = icon('CircleUser');
export const CircleX = icon('CircleX');
export const ClipboardCheck = icon('ClipboardCheck');
export const Clock = icon('Clock');
export const CloudCheck = icon('CloudCheck');
export const CloudExclamationPoint = icon('CloudExclamationPoint');
export const CloudOff = icon('CloudOff');
export const Code = icon('Code');
export const Copy = icon('Copy');
export const Cpu = icon('Cpu');
export const CreditCard = icon('CreditCard');
export const Database = icon('Database');
export const DoorClosed = icon('DoorClosed');
export const DoorOpen = icon('DoorOpen');
export const Download = icon('Download');
export const Ellipsis = icon('Ellipsis');
export const ExternalLink = icon('ExternalLink');
export const Eye = icon('Eye');
export const EyeOff = icon('EyeOff');
export const FaceSlightlySmiling = icon('FaceSlightlySmiling');
export const FileCheck = icon('FileCheck');
export const FilePen = icon('FilePen');
export const FilePlus = icon('FilePlus');
export const FileSpreadsheet = icon('FileSpreadsheet');
export const FileText = icon('FileText');
export const Flag = icon('Flag');
export const FaceGrinning = icon('FaceGrinning');
export const FaceSlightlyFrowning = icon('FaceSlightlyFrowning');
export const FolderOpen = icon('FolderOpen');
export const Footprints = icon('Footprints');
export const GitCompare = icon('GitCompare');
export const GitCompareArrows = icon('GitCompareArrows');
export const Globe = icon('Globe');
export const GraduationCap = icon('GraduationCap');
export const GripVertical = icon('GripVertical');
export const Hammer = icon('Hammer');
export const Hand = icon('Hand');
export const HandCoins = icon('HandCoins');
export const HandHeart = icon('HandHeart');
export const HandHelping = icon('HandHelping');
export const Heading2 = icon('Heading2');
export const Heading3 = icon('Heading3');
export const Heart = icon('Heart');
export const HeartHandshake = icon('HeartHandshake');
export const HeartPulse = icon('HeartPulse');
export const Hourglass = icon('Hourglass');
export const ImagePlus = icon('ImagePlus');
export const ImageUp = icon('ImageUp');
export const Info = icon('Info');
export const Italic = icon('Italic');
export const KeyRound = icon('KeyRound');
export const Keyboard = icon('Keyboard');
export const Landmark = icon('Landmark');
export const Languages = icon('Languages');

export const Leaf = icon('Leaf');
export const Lightbulb = icon('Lightbulb');
export const Link2 = icon('Link2');
export const List = icon('List');
export const ListChecks = icon('ListChecks');
export const ListOrdered = icon('ListOrdered');
export const LocateFixed = icon('LocateFixed');
export const Lock = icon('Lock');
export const LockKeyhole = icon('LockKeyhole');
export const LogIn = icon('LogIn');
export const LogOut = icon('LogOut');
export const Mail = icon('Mail');
export const MailCheck = icon('MailCheck');
export const MailOpen = icon('MailOpen');
export const MailPlus = icon('MailPlus');
export const MailQuestionMark = icon('MailQuestionMark');
export const MapPin = icon('MapPin');
export const Megaphone = icon('Megaphone');
export const Menu = icon('Menu');
export const MessageCircle = icon('MessageCircle');
export const MessageSquareText = icon('MessageSquareText');
export const MessagesSquare = icon('MessagesSquare');
export const Milestone = icon('Milestone');
export const Minus = icon('Minus');
export const Monitor = icon('Monitor');
export const MonitorSmartphone = icon('MonitorSmartphone');
export const Moon = icon('Moon');
export const OctagonMinus = icon('OctagonMinus');
export const Package = icon('Package');
export const Palette = icon('Palette');
export const PanelRightClose = icon('PanelRightClose');
export const PanelRightOpen = icon('PanelRightOpen');
export const Paperclip = icon('Paperclip');
export const PartyPopper = icon('PartyPopper');
export const Pause = icon('Pause');
export const Pencil = icon('Pencil');
export const PencilLine = icon('PencilLine');
export const Pilcrow = icon('Pilcrow');
export const Pin = icon('Pin');
export const PinOff = icon('PinOff');
export const Play = icon('Play');
export const Plus = icon('Plus');
export const Printer = icon('Printer');
export const Quote = icon('Quote');
export const Redo2 = icon('Redo2');
export const RefreshCw = icon('RefreshCw');
export const Reply = icon('Reply');
export const RotateCcwClock = icon('RotateCcwClock');
export const RotateCw = icon('RotateCw');
export const Scale = icon('Scale');
export const Search = icon('Search');
export const Send = icon('Send');
export const Settings = icon('Settings');
export const Settings2 = icon('Settings2');
export const Share2 = icon('Share2');
export const ShieldExclamationPoint = icon('ShieldExclamationPoint');
export const ShieldCheck = icon('ShieldCheck');
export const Signature = icon('Signature');
export const SlidersHorizontal = icon('SlidersHorizontal');
export const Smartphone = icon('Smartphone');
export const Sparkles = icon('Sparkles');
export const SquarePen = icon('SquarePen');
export const Star = icon('Star');
export const Strikethrough = icon('Strikethrough');
export const Sun = icon('Sun');
export const SunMoon = icon('SunMoon');
export const Table = icon('Table');
export const Tablet = icon('Tablet');
export const ThumbsUp = icon('ThumbsUp');
export const Trash = icon('Trash');
export const Trophy = icon('Trophy');
export const Undo2 = icon('Undo2');
export const Upload = icon('Upload');
export const UserCheck = icon('UserCheck');
export const UserLock = icon('UserLock');
export const UserPlus = icon('UserPlus');
export const UserRound = icon('UserRound');
export const Users = icon('Users');
export const UsersRound = icon('UsersRound');
export const VolumeX = icon('VolumeX');
export const Wallet = icon('Wallet');
export const X = icon('X');
