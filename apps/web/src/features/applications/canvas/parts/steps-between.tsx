import { cx } from '@app/ui/cx';
import { ArrowLeft, ArrowRight } from '@app/ui/icons';
import { Link } from 'react-router';
import { useApplicationsText, useFieldsText } from '../../text.ts';
import { sectionKeys, sectionLink } from '../addresses.ts';
import { useCanvas } from '../canvas-context.tsx';
import { SendButton } from './send-button.tsx';
import s from './steps-between.module.css';

function useNeighbours() {
  const { section } = useCanvas();
  const at = sectionKeys.indexOf(section);
  return { previous: sectionKeys[at - 1], next: sectionKeys[at + 1] };
}

export function NextRow() {
  const { previous, next } = useNeighbours();
  const t = useApplicationsText();
  const f = useFieldsText();
  return (
    <nav className={cx('wide-only', s.end)} aria-label={t('between')}>
      {previous ? (
        <Link
          className="btn btn-s"
          to={sectionLink(previous)}
          aria-label={t('previous', { name: f(previous) })}
        >
          <ArrowLeft />
          {f(previous)}
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link
          className="btn btn-p"
          to={sectionLink(next)}
          aria-label={t('next', { name: f(next) })}
        >
          {f(next)}
          <ArrowRight />
        </Link>
      ) : null}
    </nav>
  );
}

export function NextBar() {
  const { previous, next } = useNeighbours();
  const t = useApplicationsText();
  const f = useFieldsText();
  return (
    <nav className={cx('bbar phone-only', s.bar)} aria-label={t('between')}>
      {previous ? (
        <Link
          className="btn btn-s"
          to={sectionLink(previous)}
          aria-label={t('previous', { name: f(previous) })}
        >
          <ArrowLeft />
        </Link>
      ) : null}
      {next ? (
        <Link
          className="btn btn-p grow"
          to={sectionLink(next)}
          aria-label={t('next', { name: f(next) })}
        >
          {f(next)}
          <ArrowRight />
        </Link>
      ) : (
        <SendButton className="grow" />
      )}
    </nav>
  );
}
