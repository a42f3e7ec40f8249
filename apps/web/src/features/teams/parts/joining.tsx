import { canvasOf, pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { WholeBridge } from '@app/ui/scenes/arch-pictures';
import type { ReactNode } from 'react';
import { LetterEnd } from '../../../kit/letters/letter-end.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { useTeamsText } from '../text.ts';
import s from './joining.module.css';

/** A column that an invitation or a link stands in. */
export function Joining({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={s.column}>
      <h1 className="title-1">{title}</h1>
      <div className="mt5">{children}</div>
    </div>
  );
}

interface SignInFirstProps {
  readonly text: string;
  readonly returnUrl: string;
  /** Where the invitation was sent to. */
  readonly email?: string | undefined;
}

/** For who has no account here yet, or is not signed in; both lead back. */
export function SignInFirst({ text, returnUrl, email }: SignInFirstProps) {
  const t = useTeamsText();
  return (
    <>
      <p className="mt5">{text}</p>
      <div className="row row-wrap g4 mt5">
        <Button asChild variant="primary">
          <Link to={pages.register({ email, returnUrl })}>{t('register')}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={pages.login({ email, returnUrl })}>{t('signIn')}</Link>
        </Button>
      </div>
    </>
  );
}

/** The end of the way in: the application. */
export function Joined({ kind, id }: { kind: string; id: string }) {
  const t = useTeamsText();
  return (
    <EmptyState
      level={1}
      picture={<WholeBridge />}
      title={t('accepted')}
      text={t('acceptedText')}
      action={
        <Button asChild variant="primary">
          <Link to={canvasOf(kind)({ edit: id, dio: 'tim' })}>{t('openApplication')}</Link>
        </Button>
      }
    />
  );
}

interface NotHereProps {
  readonly title: string;
  readonly text?: string;
  /** A nearer way on. */
  readonly next?: ReactNode;
}

/** Nothing to be answered here (any more): what, why, and on to the calls. */
export function NotHere({ title, text, next }: NotHereProps) {
  const t = useTeamsText();
  return (
    <LetterEnd
      title={title}
      text={text}
      next={
        <div className="row row-wrap g4">
          {next}
          <Button asChild variant="secondary">
            <Link to={pages.calls({ state: 'open' })}>{t('openCalls')}</Link>
          </Button>
        </div>
      }
    />
  );
}
