import type { Names } from './names.ts';

/** Files of the web's feature. */
export function webFiles(names: Names): Record<string, string> {
  const { many, one } = names;
  const folder = `apps/web/src/features/${many}`;
  return {
    [`${folder}/client.ts`]: client(names),
    [`${folder}/text.ts`]: text(names),
    [`${folder}/queries.ts`]: queries(names),
    [`${folder}/pages/${many}.tsx`]: page(names),
    [`${folder}/pages/${many}.module.css`]: style,
    [`${folder}/parts/${one}-list.tsx`]: list(names),
    [`${folder}/parts/${one}-dialog.tsx`]: dialog(names),
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

const queries = ({
  many,
  Many,
}: Names) => `import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { caches } from '../../lib/caches.ts';
import { ${many} } from './client.ts';

export const ${many}Query = infiniteQueryOptions({
  queryKey: ['${many}', 'list'],
  queryFn: ({ pageParam, signal }) => ${many}.list({ query: { after: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  ...caches.asShown,
});

export function useReload${Many}(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ${many}Query.queryKey });
}
`;

const page = ({ many, one, Many, One }: Names) => `import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { ${One}List } from '../parts/${one}-list.tsx';
import { use${Many}Text } from '../text.ts';
import s from './${many}.module.css';

const ${One}Dialog = lazyPart(() => import('../parts/${one}-dialog.tsx').then((it) => it.${One}Dialog));

export default function ${Many}Page() {
  const t = use${Many}Text();
  const [creating, setCreating] = useState(false);
  const create = (
    <Button variant="primary" onClick={() => setCreating(true)}>
      <Plus className="i" aria-hidden />
      {t('create')}
    </Button>
  );
  return (
    <div className="wrap sec-end">
      <header className={cx('page-top', s.head)}>
        <h1 className="t1">{t('title')}</h1>
        {create}
      </header>
      <${One}List create={create} />
      {creating ? <${One}Dialog onClose={() => setCreating(false)} /> : null}
    </div>
  );
}
`;

const list = ({
  many,
  Many,
  One,
}: Names) => `import type { ${One}View } from '@app/contracts/${many}/${many}.schemas';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { ErrorState } from '@app/ui/error-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { Loading, SkeletonCard } from '@app/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText, useShellText } from '../../../lib/text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ${many}Query } from '../queries.ts';
import { use${Many}Text } from '../text.ts';

/** \`create\`: the next step where there is nothing yet. */
export function ${One}List({ create }: { create: ReactNode }) {
  const t = use${Many}Text();
  const shell = useShellText();
  const { language } = useLanguage();
  const query = useInfiniteQuery(${many}Query);
  if (query.isPending) {
    return (
      <Loading label={shell('loading')} className="lead-grid even">
        <SkeletonCard />
        <SkeletonCard />
      </Loading>
    );
  }
  if (!query.data) {
    return (
      <ErrorState
        level={2}
        title={t('failed')}
        text={errorText(query.error, language)}
        action={<Button onClick={() => void query.refetch()}>{shell('retry')}</Button>}
      />
    );
  }
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <EmptyState
        level={2}
        picture={<QuietRiver />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={create}
      />
    );
  }
  return (
    <>
      <ul className="lead-grid even">
        {items.map((item) => (
          <${One}Card key={item.id} item={item} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <div className="row middle mt6">
          <Button
            busy={query.isFetchingNextPage}
            busyLabel={shell('loading')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function ${One}Card({ item }: { item: ${One}View }) {
  const { shortDate } = useFormat();
  return (
    <li className="card">
      <h2 className="t4">{item.title}</h2>
      <p className="sm mut num mt2">{shortDate(item.createdAt)}</p>
    </li>
  );
}
`;

const dialog = ({ many, Many, One }: Names) => `import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { ${many} } from '../client.ts';
import { useReload${Many} } from '../queries.ts';
import { use${Many}Text } from '../text.ts';

export function ${One}Dialog({ onClose }: { onClose: () => void }) {
  const t = use${Many}Text();
  const reload = useReload${Many}();
  const form = useSubmitForm({
    values: { title: '' },
    schema: () => import('@app/contracts/${many}/${many}.schemas').then((it) => it.New${One}),
    send: async (body) => {
      await ${many}.create({ body });
      onClose();
      toast({ title: t('created'), tone: 'ok' });
      await reload();
    },
  });
  return (
    <FormDialog title={t('create')} form={form} onClose={onClose}>
      <Field label={t('name')} error={form.error('title')}>
        <TextInput data-autofocus="" {...form.register('title')} />
      </Field>
    </FormDialog>
  );
}
`;

const style = `.head {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: var(--gap);
}
`;
