import { pages } from '@app/contracts/pages';
import { WholeBridge } from '@app/ui/scenes/arch-pictures';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { PageLink } from '../../../../lib/links.tsx';
import { useNextStep } from '../../status/status-badge.tsx';
import { useApplicationsText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';
import { previewOf } from '../parts/top-bar.tsx';
import s from './sent.module.css';

export function Sent() {
  const { draft } = useCanvas();
  const t = useApplicationsText();
  const nextStep = useNextStep();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    scrollTo(0, 0);
  }, []);
  return (
    <div className={s.sent}>
      <WholeBridge />
      <h1 className="t1" tabIndex={-1} ref={title}>
        {t('sentTitle')}
      </h1>
      <p className="lead" role="status">
        {t('sentText', { next: nextStep(draft.status) })}
      </p>
      <div className="row row-w">
        <PageLink className="btn btn-p" {...previewOf(draft.slug)}>
          {t('sentLook')}
        </PageLink>
        <Link className="btn btn-s" to={pages.canvas()}>
          {t('mine')}
        </Link>
      </div>
    </div>
  );
}
