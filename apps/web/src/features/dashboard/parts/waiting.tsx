import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { pages } from '@app/contracts/pages';
import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { ArrowRight, ClipboardCheck, FilePen, PencilLine } from '@app/ui/icons';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { TimeLeft } from '../../../lib/now.tsx';
import { useLocalized } from '../../../lib/use-format.ts';
import { useDashboardText } from '../text.ts';
import s from './dashboard.module.css';
import { useMissingStep } from './next-step.ts';

interface WaitingProps {
  readonly applications: readonly MyApplication[];
  readonly board: readonly BoardCall[];
}

export function Waiting({ applications, board }: WaitingProps) {
  const t = useDashboardText();
  const localized = useLocalized();
  return (
    <section className={s.waiting} aria-labelledby="waits">
      <h2 className="t3" id="waits">
        {t('waits')}
      </h2>
      {applications.length + board.length === 0 ? (
        <p className="mut mt3">{t('waitsNone')}</p>
      ) : (
        <ul>
          {board.map((call) => (
            <Line
              key={call.id}
              to={pages.board({ poziv: call.slug })}
              icon={<ClipboardCheck />}
              title={t('boardLeft', { count: call.mineOpen })}
            >
              {localized(call.title)}
            </Line>
          ))}
          {applications.map((one) => (
            <Unsent key={one.id} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface LineProps {
  readonly to: To;
  readonly icon: ReactNode;
  readonly title: string;
  readonly warn?: boolean;
  readonly children: ReactNode;
}

function Line({ to, icon, title, warn, children }: LineProps) {
  return (
    <li>
      <Link to={to}>
        <span className={s.niche} data-tone={warn ? 'warn' : undefined}>
          {icon}
        </span>
        <span className="grow">
          <b className="b block break">{title}</b>
          <span className="xs mut">{children}</span>
        </span>
        <ArrowRight />
      </Link>
    </li>
  );
}

function Unsent({ one }: { one: MyApplication }) {
  const t = useDashboardText();
  const { summary, to } = useMissingStep(one);
  const returned = one.status === 'pending';
  return (
    <Line
      to={to}
      warn={returned}
      icon={returned ? <FilePen /> : <PencilLine />}
      title={one.projectTitle || t('untitled')}
    >
      {returned ? t('returned') : summary}
      {returned ? null : (
        <>
          , <TimeLeft until={one.callClosesAt} />
        </>
      )}
    </Line>
  );
}
