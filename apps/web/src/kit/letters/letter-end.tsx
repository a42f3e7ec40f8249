import { pages } from '@app/contracts/pages';
import { lettersTexts } from '@app/messages/letters';
import { EmptyState } from '@app/ui/empty-state';
import type { ReactNode } from 'react';
import { Link } from '../../lib/addresses/links.tsx';
import { textsFor } from '../../lib/texts/text.ts';

const useLettersText = textsFor('letters', lettersTexts);

interface LetterEndProps {
  readonly title: string;
  /** Why, as far as it is known. */
  readonly text?: string | undefined;
  /** Where one goes on; the home page unless there is a nearer one. */
  readonly next?: ReactNode;
}

/** A link that opens nothing (any more): it is wrong, was used, or is too old. */
export function LetterEnd({ title, text, next }: LetterEndProps) {
  const t = useLettersText();
  return (
    <EmptyState
      level={1}
      title={title}
      text={text}
      action={
        next ?? (
          <Link className="button button-secondary" to={pages.landing()}>
            {t('home')}
          </Link>
        )
      }
    />
  );
}

/** Below whatever a link opens: who has nothing left to answer, or a question, goes on from here. */
export function LetterWays() {
  const t = useLettersText();
  return (
    <p className="row row-wrap g4 small mt7">
      <Link className="link" to={pages.help({ hash: 'pitaj' })}>
        {t('help')}
      </Link>
      <Link className="link" to={pages.landing()}>
        {t('home')}
      </Link>
    </p>
  );
}
