import { agreementsPaths } from '@app/contracts/agreements/agreements.paths';
import type { SignedCopyView } from '@app/contracts/agreements/signed-copies.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { cx } from '@app/ui/cx';
import { FileText } from '@app/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { urlOf } from '../../../lib/api/client.ts';
import { readFile } from '../../../lib/api/download.ts';
import { type Evidence, EvidenceViewer } from '../../../lib/evidence/evidence.ts';
import { useCopiesText } from '../text.ts';
import s from './signed.module.css';

export type Page = SignedCopyView['pages'][number];

const { path } = parseAddress(agreementsPaths.file);
const urlOfPage = (id: string, { file }: Page) => urlOf(path, { params: { id, file } });

const isPdf = ({ name }: Page) => name.endsWith('.pdf');

/** A photograph is one page, a PDF may be several. */
export function usePageTitle() {
  const t = useCopiesText();
  return (page: Page, n: number): string => (isPdf(page) ? page.name : t('page', { n: n + 1 }));
}

/** A page small: what a photograph shows, or that it is a PDF. */
export function Thumb({ id, page }: { id: string; page: Page }) {
  const isPicture = !isPdf(page);
  const url = urlOfPage(id, page);
  // Under the key of the viewer, which shows it large.
  const { data } = useQuery({
    queryKey: ['evidence', url],
    queryFn: ({ signal }) => readFile(url, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isPicture,
  });
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setSrc(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return (
    <span className={s.thumb}>
      {src ? (
        <img src={src} alt="" />
      ) : (
        <>
          <FileText />
          {isPicture ? null : <span className="smaller">PDF</span>}
        </>
      )}
    </span>
  );
}

/** Pages in their order, each a key that shows it large. */
export function PageRow({
  id,
  pages,
  onOpen,
}: {
  id: string;
  pages: readonly Page[];
  onOpen(file: string): void;
}) {
  const t = useCopiesText();
  return (
    <ol className={cx('row-aside', s.row)} aria-label={t('pages')}>
      {pages.map((page, n) => (
        <li key={page.file}>
          <button
            type="button"
            className={s.open}
            aria-label={t('openPage', { n: n + 1 })}
            onClick={() => onOpen(page.file)}
          >
            <Thumb id={id} page={page} />
            <span className="smaller bold tabular">{n + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface PageViewerProps {
  readonly id: string;
  readonly pages: readonly Page[];
  /** The page that is shown; none where undefined. */
  readonly at: string | undefined;
  readonly onMove: (file: string | undefined) => void;
  readonly claim: ReactNode;
  /** What the reader does once every page was looked at; none: they only look. */
  readonly acts?: ReactNode;
  /** Beside it on every page. */
  readonly beside?: ReactNode;
  /** Leads from a page that is right to the next. */
  readonly next?: (onPress: () => void) => ReactNode;
}

/** Shows the pages large, one after the other; what is done about them waits until all were seen. */
export function PageViewer(props: PageViewerProps) {
  const { id, pages, at, onMove, claim, acts, beside, next } = props;
  const titleOf = usePageTitle();
  const [right, setRight] = useState<ReadonlySet<string>>(new Set());
  if (at === undefined || pages.length === 0) return null;
  const isAnswered = acts !== undefined;
  const pieces = pages.map((page, n): Evidence => {
    const others = pages.filter(({ file }) => file !== page.file && !right.has(file));
    const press = (done: () => void) => () => {
      setRight((before) => new Set([...before, page.file]));
      done();
    };
    return {
      key: page.file,
      title: titleOf(page, n),
      name: page.name,
      url: urlOfPage(id, page),
      claim,
      ...(isAnswered
        ? {
            waits: !right.has(page.file),
            acts: (done) => (
              <>
                {others.length > 0 ? next?.(press(done)) : acts}
                {beside}
              </>
            ),
          }
        : {}),
    };
  });
  return (
    <EvidenceViewer pieces={pieces} at={at} onMove={onMove} onClose={() => onMove(undefined)} />
  );
}
