import type { Names } from './names.ts';

/** Files of the web's feature. */
export function webFiles(names: Names): Record<string, string> {
  const folder = `apps/web/src/features/${names.many}`;
  return {
    [`${folder}/client.ts`]: client(names),
    [`${folder}/text.ts`]: text(names),
    [`${folder}/pages/${names.many}.tsx`]: page(names),
    [`${folder}/pages/${names.many}.module.css`]: style,
  };
}

const client = ({
  many,
}: Names) => `import type { ${many}Api } from '@app/contracts/${many}/${many}.api';
import { ${many}Paths } from '@app/contracts/${many}/${many}.paths';
import { client } from '../../lib/api/client.ts';

export const ${many} = client<typeof ${many}Api>(${many}Paths);
`;

const text = ({ many, Many }: Names) => `import { ${many}Texts } from '@app/messages/${many}';
import { textsFor } from '../../lib/text.ts';

export const use${Many}Text = textsFor('${many}', ${many}Texts);
`;

const page = ({ many, Many }: Names) => `import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useLanguage } from '../../../lib/language.tsx';
import { pageLoader } from '../../../lib/page.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { ${many} } from '../client.ts';
import { use${Many}Text } from '../text.ts';
import type { Route } from './+types/${many}';
import s from './${many}.module.css';

export const loader = pageLoader(({ ask }) => ask(${many}.list, { query: { limit: 20 } }));

export default function ${Many}Page({ loaderData }: Route.ComponentProps) {
  const t = use${Many}Text();
  const { language } = useLanguage();
  return (
    <div className="wrap sec-end">
      <PageHead description={t('listDescription')} />
      <h1 className="t1 page-top">{t('listTitle')}</h1>
      {loaderData.items.length === 0 ? (
        <EmptyState picture={<QuietRiver />} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul className={s.list}>
          {loaderData.items.map((one) => (
            <li key={one.id} className="card">
              {one.title[language]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
`;

const style = `.list {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: var(--gap);
}
`;
