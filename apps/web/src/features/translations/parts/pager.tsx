import { Button } from '@app/ui/button';
import { ArrowLeft, ArrowRight } from '@app/ui/icons';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslationsText } from '../text.ts';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  onPage(page: number): void;
}

/** Turns the pages of a list; nothing where there is only one. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const t = useTranslationsText();
  const { number } = useFormat();
  if (pages === 1) return null;
  return (
    <nav className="row row-wrap between mt6" aria-label={t('pages')}>
      <Button variant="secondary" size="m" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ArrowLeft />
        {t('previousPage')}
      </Button>
      <span className="small muted tabular">
        {t('page', { page: number(page), pages: number(pages) })}
      </span>
      <Button
        variant="secondary"
        size="m"
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      >
        {t('nextPage')}
        <ArrowRight />
      </Button>
    </nav>
  );
}
