import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { StairsDoor } from '@app/ui/scenes/doors';
import { TextInput } from '@app/ui/text-input';
import { text } from '../../../kit/place/params.ts';
import { usePlace } from '../../../kit/place/use-place.ts';
import { content } from '../../../lib/blocks/client.ts';
import { PageBlocks } from '../../../lib/blocks/page-blocks.tsx';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { HelpContact } from '../parts/contact.tsx';
import { HelpQuestions } from '../parts/questions.tsx';
import { Roles } from '../parts/roles.tsx';
import { useHelpText, usePlacedText } from '../text.ts';
import type { Route } from './+types/help';
import s from './help.module.css';

const params = { q: text('q') };

export const loader = pageLoader(({ ask }) => ask(content.page, { params: { page: 'help' } }));

export default function HelpPage({ loaderData: { blocks } }: Route.ComponentProps) {
  const t = useHelpText();
  const placed = usePlacedText();
  const { place, put } = usePlace(params);
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
                  defaultValue={place.q}
                  maxLength={80}
                  onChange={(event) => put({ q: event.target.value })}
                />
              </Field>
            </form>
          </search>
        </div>
        <div className={s.niche}>
          <StairsDoor />
        </div>
      </header>
      <HelpQuestions q={place.q} />
      <Roles />
      <PageBlocks page="help" blocks={blocks} section="main" />
      <HelpContact />
    </div>
  );
}
