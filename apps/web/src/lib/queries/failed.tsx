import { Button } from '@app/ui/button';
import { ErrorState, type ErrorStateProps } from '@app/ui/error-state';
import { RotateCw } from '@app/ui/icons';
import { useLanguage } from '../texts/language.tsx';
import { errorText, useShellText } from '../texts/text.ts';

export interface FailedProps extends Pick<ErrorStateProps, 'title' | 'level' | 'framed'> {
  /** A query whose answer did not come. */
  readonly query: { readonly error?: unknown; refetch(): unknown };
  /** What to say where the server gave no reason of its own. */
  readonly text?: string;
}

/** The same in a line of text, where little was asked for. */
export function FailedLine({ query, title }: Pick<FailedProps, 'query' | 'title'>) {
  const t = useShellText();
  return (
    <p className="small" role="alert">
      {title}{' '}
      <Button size="m" onClick={() => void query.refetch()}>
        {t('retry')}
      </Button>
    </p>
  );
}

/** Stands in the place of what did not come: why, and a key to ask again. */
export function Failed({ query, text, ...state }: FailedProps) {
  const t = useShellText();
  const { language } = useLanguage();
  return (
    <ErrorState
      {...state}
      text={errorText(query.error, language, text)}
      action={
        <Button variant="secondary" size="m" onClick={() => void query.refetch()}>
          <RotateCw />
          {t('retry')}
        </Button>
      }
    />
  );
}
