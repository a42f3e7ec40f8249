import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import sheet from './icons.svg';
import rarerSheet from './icons-rarer.svg';

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

/** Makes icons of lucide whose drawings stand in a sheet; `npm run generate` prints it from here. */
const from =
  (sheet: string) =>
  (name: keyof typeof import('lucide-react').icons): Icon =>
  ({ className, label, size, ...place }) => (
    <svg
      className={cx('icon', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      width={size}
      height={size}
      {...place}
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );

/** What public pages show. */
const icon = from(sheet);
/** What only members and desks see, in a sheet that comes with the first of them. */
const rarer = from(rarerSheet);

export const AlarmClockOff = rarer('AlarmClockOff');
export const Archive = rarer('Archive');
export const ArrowDown = rarer('ArrowDown');
export const ArrowLeft = icon('ArrowLeft');
export const ArrowLeftRight = icon('ArrowLeftRight');
export const ArrowRight = icon('ArrowRight');
export const ArrowUp = rarer('ArrowUp');
export const ArrowUpRight = icon('ArrowUpRight');
export const AtSign = rarer('AtSign');
export const Ban = rarer('Ban');
export const Banknote = rarer('Banknote');
export const Bell = icon('Bell');
export const BellOff = rarer('BellOff');
export const BookOpen = rarer('BookOpen');
export const Bookmark = icon('Bookmark');
export const BookmarkCheck = icon('BookmarkCheck');
export const Braces = rarer('Braces');
export const Briefcase = rarer('Briefcase');
export const BuildingComplex = rarer('BuildingComplex');
export const Calendar = icon('Calendar');
export const CalendarClock = icon('CalendarClock');
export const CalendarDays = icon('CalendarDays');
export const CalendarPlus = icon('CalendarPlus');
export const Camera = rarer('Camera');
export const ChartColumn = rarer('ChartColumn');
export const Check = icon('Check');
export const CheckCheck = rarer('CheckCheck');
export const ChevronDown = icon('ChevronDown');
export const ChevronLeft = rarer('ChevronLeft');
export const ChevronRight = rarer('ChevronRight');
export const CircleCheck = icon('CircleCheck');
export const CircleDashed = rarer('CircleDashed');
export const CircleExclamationPoint = icon('CircleExclamationPoint');
export const CircleMinus = rarer('CircleMinus');
export const CircleQuestionMark = rarer('CircleQuestionMark');
export const CircleSlash = rarer('CircleSlash');
export const CircleUser = rarer('CircleUser');
export const CircleX = icon('CircleX');
export const ClipboardCheck = icon('ClipboardCheck');
export const Clock = icon('Clock');
export const CloudCheck = rarer('CloudCheck');
export const CloudExclamationPoint = rarer('CloudExclamationPoint');
export const CloudOff = rarer('CloudOff');
export const Code = rarer('Code');
export const Copy = rarer('Copy');
export const Cpu = rarer('Cpu');
export const CreditCard = rarer('CreditCard');
export const Database = rarer('Database');
export const DoorClosed = icon('DoorClosed');
export const DoorOpen = icon('DoorOpen');
export const Download = icon('Download');
export const Ellipsis = rarer('Ellipsis');
export const ExternalLink = rarer('ExternalLink');
export const Eye = icon('Eye');
export const EyeOff = icon('EyeOff');
export const FaceSlightlySmiling = rarer('FaceSlightlySmiling');
export const FileCheck = rarer('FileCheck');
export const FilePen = rarer('FilePen');
export const FilePlus = rarer('FilePlus');
export const FileSpreadsheet = rarer('FileSpreadsheet');
export const FileText = icon('FileText');
export const Flag = icon('Flag');
export const FaceGrinning = rarer('FaceGrinning');
export const FaceSlightlyFrowning = rarer('FaceSlightlyFrowning');
export const FolderOpen = rarer('FolderOpen');
export const Footprints = icon('Footprints');
export const GitCompare = rarer('GitCompare');
export const GitCompareArrows = rarer('GitCompareArrows');
export const Globe = icon('Globe');
export const GraduationCap = rarer('GraduationCap');
export const GripVertical = rarer('GripVertical');
export const Hammer = icon('Hammer');
export const Hand = rarer('Hand');
export const HandCoins = icon('HandCoins');
export const HandHeart = icon('HandHeart');
export const HandHelping = rarer('HandHelping');
export const Heading2 = rarer('Heading2');
export const Heading3 = rarer('Heading3');
export const Heart = icon('Heart');
export const HeartHandshake = icon('HeartHandshake');
export const HeartPulse = rarer('HeartPulse');
export const Hourglass = icon('Hourglass');
export const Image = rarer('Image');
export const ImagePlus = rarer('ImagePlus');
export const ImageUp = rarer('ImageUp');
export const Info = icon('Info');
export const Italic = rarer('Italic');
export const KeyRound = icon('KeyRound');
export const Keyboard = rarer('Keyboard');
export const Landmark = icon('Landmark');
export const Languages = rarer('Languages');

export const Leaf = rarer('Leaf');
export const Lightbulb = icon('Lightbulb');
export const Link2 = icon('Link2');
export const List = rarer('List');
export const ListChecks = icon('ListChecks');
export const ListOrdered = rarer('ListOrdered');
export const LocateFixed = rarer('LocateFixed');
export const Lock = icon('Lock');
export const LockKeyhole = rarer('LockKeyhole');
export const LogIn = rarer('LogIn');
export const LogOut = rarer('LogOut');
export const Mail = icon('Mail');
export const MailCheck = rarer('MailCheck');
export const MailOpen = rarer('MailOpen');
export const MailPlus = rarer('MailPlus');
export const MailQuestionMark = rarer('MailQuestionMark');
export const MapPin = icon('MapPin');
export const Megaphone = icon('Megaphone');
export const Menu = icon('Menu');
export const MessageCircle = icon('MessageCircle');
export const MessageSquareText = rarer('MessageSquareText');
export const MessagesSquare = rarer('MessagesSquare');
export const Milestone = rarer('Milestone');
export const Minus = icon('Minus');
export const Monitor = icon('Monitor');
export const MonitorSmartphone = rarer('MonitorSmartphone');
export const Moon = icon('Moon');
export const OctagonMinus = rarer('OctagonMinus');
export const Package = rarer('Package');
export const Palette = rarer('Palette');
export const PanelRightClose = icon('PanelRightClose');
export const PanelRightOpen = icon('PanelRightOpen');
export const Paperclip = rarer('Paperclip');
export const PartyPopper = rarer('PartyPopper');
export const Pause = rarer('Pause');
export const Pencil = icon('Pencil');
export const PencilLine = icon('PencilLine');
export const Pilcrow = rarer('Pilcrow');
export const Pin = rarer('Pin');
export const PinOff = rarer('PinOff');
export const Play = icon('Play');
export const Plus = icon('Plus');
export const Printer = rarer('Printer');
export const Quote = rarer('Quote');
export const ReceiptText = rarer('ReceiptText');
export const Redo2 = rarer('Redo2');
export const RefreshCw = rarer('RefreshCw');
export const Reply = rarer('Reply');
export const RotateCcwClock = rarer('RotateCcwClock');
export const RotateCw = icon('RotateCw');
export const Scale = icon('Scale');
export const Search = icon('Search');
export const Send = icon('Send');
export const Settings = rarer('Settings');
export const Settings2 = rarer('Settings2');
export const Share2 = icon('Share2');
export const ShieldExclamationPoint = rarer('ShieldExclamationPoint');
export const ShieldCheck = icon('ShieldCheck');
export const Signature = icon('Signature');
export const SlidersHorizontal = rarer('SlidersHorizontal');
export const Smartphone = icon('Smartphone');
export const Sparkles = icon('Sparkles');
export const SquarePen = rarer('SquarePen');
export const Star = icon('Star');
export const Strikethrough = rarer('Strikethrough');
export const Sun = icon('Sun');
export const SunMoon = rarer('SunMoon');
export const Table = rarer('Table');
export const Tablet = rarer('Tablet');
export const ThumbsUp = icon('ThumbsUp');
export const Trash = rarer('Trash');
export const Trophy = icon('Trophy');
export const Undo2 = icon('Undo2');
export const Upload = rarer('Upload');
export const UserCheck = rarer('UserCheck');
export const UserLock = rarer('UserLock');
export const UserPlus = rarer('UserPlus');
export const UserRound = icon('UserRound');
export const Users = icon('Users');
export const UsersRound = icon('UsersRound');
export const VolumeX = rarer('VolumeX');
export const Wallet = icon('Wallet');
export const X = icon('X');
export const ZoomIn = rarer('ZoomIn');
export const ZoomOut = rarer('ZoomOut');
