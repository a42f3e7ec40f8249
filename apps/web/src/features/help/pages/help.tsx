import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { StairsDoor } from '@app/ui/scenes/doors';
import { TextInput } from '@app/ui/text-input';
import { useSearchParams } from 'react-router';
import { content } from '../../../lib/blocks/client.ts';
import { PageBlocks } from '../../../lib/blocks/page-blocks.tsx';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { Contact } from '../parts/contact.tsx';
import { Questions } from '../parts/questions.tsx';
import { Roles } from '../parts/roles.tsx';
import { useHelpText, usePlacedText } from '../text.ts';
import type { Route } from './+types/help';
import s from './help.module.css';

export const loader = pageLoader(({ ask }) => ask(content.page, { params: { page: 'help' } }));

export default function HelpPage({ loaderData: { blocks } }: Route.ComponentProps) {
  const t = useHelpText();
  const placed = usePlacedText();
  const [query, setQuery] = useSearchParams();
  const q = query.get('q') ?? '';
  const search = (value: string) =>
    setQuery(
      (now) => {
        if (value) now.set('q', value);
        else now.delete('q');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="wrap section-end">
      <PageHead description={t('description')} />
      <header className={cx('page-top', s.top)}>
        <div>
          <h1 className="title-1" {...placed('title')} />
          <search className={s.search}>
            <form method="get" onSubmit={(event) => event.preventDefault()}>
              <Field label={t('search')} hint={t('searchHint')}>
                <TextInput
                  type="search"
                  name="q"
                  defaultValue={q}
                  maxLength={80}
                  onChange={(event) => search(event.target.value)}
                />
              </Field>
            </form>
          </search>
        </div>
        <div className={s.niche}>
          <StairsDoor />
        </div>
      </header>
      <Questions q={q} />
      <Roles />
      <PageBlocks page="help" blocks={blocks} section="main" />
      <Contact />
    </div>
  );
}
