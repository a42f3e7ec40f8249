import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { pages } from '@app/contracts/pages';
import type { OwnNext } from '@app/contracts/tasks/tasks.schemas';
import { monthNames } from '@app/messages/format/dates';
import { ArrowRight } from '@app/ui/icons';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Due, useTaskPlace, useTaskTitle } from '../../../features/tasks/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { useZoneText } from '../text.ts';
import s from './zone.module.css';

interface AgendaProps {
  readonly mine: readonly MyApplication[];
  readonly nexts: ReadonlyMap<string, OwnNext>;
  /** Leads the page, so that its next step is said already. */
  readonly leading: string | undefined;
}

interface Dated {
  readonly key: string;
  readonly on: string;
  readonly row: ReactNode;
}

/** At most so many are shown. */
const atMost = 8;

/** The dates of all that the reader's teams do, one after the other. */
export function ZoneAgenda({ mine, nexts, leading }: AgendaProps) {
  const t = useZoneText();
  const dated = mine.flatMap((one): Dated[] => {
    const of = nexts.get(one.id);
    const next = one.id === leading ? null : (of?.next ?? null);
    const first = next?.on
      ? [{ key: one.id, on: next.on, row: <NextRow one={one} next={{ ...next, on: next.on }} /> }]
      : [];
    const own = of?.own.map(({ id, on, title, late }) => ({
      key: id,
      on,
      row: <Row on={on} late={late} title={title} of={one} to={pages.tasks({ id: one.id })} />,
    }));
    return [...first, ...(own ?? [])];
  });
  return (
    <section aria-labelledby="comes">
      <h2 className="title-2" id="comes">
        {t('comes')}
      </h2>
      {dated.length > 0 ? (
        <ol className={s.agenda}>
          {dated
            .sort((a, b) => a.on.localeCompare(b.on))
            .slice(0, atMost)
            .map(({ key, row }) => (
              <li key={key}>{row}</li>
            ))}
        </ol>
      ) : (
        <p className="muted mt4">{t('comesNone')}</p>
      )}
    </section>
  );
}

type Next = NonNullable<OwnNext['next']>;

function NextRow({ one, next }: { one: MyApplication; next: Next & { readonly on: string } }) {
  const title = useTaskTitle(one.kind)(next);
  const place = useTaskPlace()(one, next);
  const { on, at, late } = next;
  return (
    <Row
      on={on}
      at={at}
      late={late}
      title={title}
      of={one}
      to={place?.to ?? pages.tasks({ id: one.id })}
      action={place?.text}
    />
  );
}

interface RowProps {
  readonly on: string;
  readonly at?: string | null;
  readonly late: boolean;
  readonly title: string;
  readonly of: MyApplication;
  readonly to: To;
  readonly action?: string | undefined;
}

function Row({ on, at, late, title, of, to, action }: RowProps) {
  const t = useZoneText();
  const { language } = useLanguage();
  const [, month = '1', day = '1'] = on.split('-');
  const text = action ?? t('open');
  return (
    <>
      <span className={s.day} data-late={late || undefined} aria-hidden="true">
        <b className="tabular">{Number(day)}</b>
        <span>{monthNames(language)[Number(month) - 1]?.slice(0, 3)}</span>
      </span>
      <p className="break">
        <b className="bold block">{title}</b>
        <span className="small muted">
          {of.projectTitle || t('untitledApplication')}, <Due on={on} at={at} late={late} />
        </span>
      </p>
      <Link className="go" to={to} aria-label={`${text}: ${title}`}>
        <span className={s.goText}>{text}</span> <ArrowRight />
      </Link>
    </>
  );
}
