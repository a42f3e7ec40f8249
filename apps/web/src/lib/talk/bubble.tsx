import { sizeText } from '@app/messages/format/sizes';
import { Avatar } from '@app/ui/avatar';
import { cx } from '@app/ui/cx';
import { CheckCheck, Download, FileText } from '@app/ui/icons';
import type { ReactNode } from 'react';
import { download } from '../api/download.ts';
import { useFormat } from '../format/use-format.ts';
import { useLanguage } from '../texts/language.tsx';
import { errorText } from '../texts/text.ts';
import { toast } from '../toast.ts';
import s from './talk.module.css';
import { useTalkText } from './text.ts';

interface BubbleProps {
  readonly isOwn: boolean;
  /** Who it is said to be from; the reader's own carry no name. */
  readonly who: string;
  readonly at: string;
  /** Of others. */
  readonly face: { readonly name: string; readonly src?: string | null };
  /** Beside the hour. */
  readonly mark?: ReactNode;
  /** Something other than what both sides read. */
  readonly isNote?: boolean;
  /** Under the bubble: whether it was read, whether it got through. */
  readonly below?: ReactNode;
  /** Beside the bubble: what can be done with it. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A message: own ones at the end of the line, others with a face. */
export function Bubble(props: BubbleProps) {
  const t = useTalkText();
  const { time } = useFormat();
  const { isOwn, who, at, face, mark, isNote, below, tools, children } = props;
  return (
    <div className={cx(s.message, isOwn && s.own, isNote && s.note)}>
      <p className={s.who}>
        <b>{isOwn ? t('you') : who}</b>, <span className="tabular">{time(at)}</span>
        {mark}
      </p>
      {isOwn ? null : <Avatar name={face.name} src={face.src} size="s" />}
      <div className={s.said}>
        <div className={s.bubble}>{children}</div>
        {tools}
      </div>
      {below}
    </div>
  );
}

export const BubbleText = ({ children }: { children: ReactNode }) => (
  <p className={s.text}>{children}</p>
);

/** Under the last message that the other side has read. */
export function SeenMark({ children }: { children?: ReactNode }) {
  const t = useTalkText();
  return (
    <p className={s.state}>
      <CheckCheck />
      {children ?? t('seen')}
    </p>
  );
}

interface FileRowProps {
  readonly file: { readonly name: string; readonly bytes: number };
  /** Where it is. */
  readonly url: string;
}

/** Saved by a button, since a link carries no token. */
export function FileRow({ file, url }: FileRowProps) {
  const t = useTalkText();
  const { language } = useLanguage();
  const get = () =>
    download(url, file.name).catch((error) =>
      toast({ description: errorText(error, language), tone: 'bad' }),
    );
  return (
    <button
      type="button"
      className={s.file}
      aria-label={t('getFile', { name: file.name })}
      onClick={() => void get()}
    >
      <FileText />
      <span className="grow break">
        <b className="bold block">{file.name}</b>
        <span className="smaller faint tabular">{sizeText(file.bytes, language)}</span>
      </span>
      <Download />
    </button>
  );
}
