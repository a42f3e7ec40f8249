import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import type { CallHistoryItem } from '@app/contracts/calls/call-editing.schemas';
import { undoneChanges } from '@app/domain/calls/call.content';
import { Button } from '@app/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Listing, Waiting } from '../../../kit/listing/listing.tsx';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { toast } from '../../../lib/toast.ts';
import { useEditor, useWritable } from '../editor-context.tsx';
import { historyQuery } from '../queries.ts';
import type { Field } from '../saving/saver.ts';
import { useEditorText } from '../text.ts';
import { useNameOf } from '../use-names.ts';
import s from './history.module.css';
import { useInWords } from './in-words.ts';

/** What can be read, and put back, field by field. */
const told = new Set<CallHistoryItem['event']>(['edit', 'drop', 'changes']);

/** Who did what with the call, newest first. */
export function CallHistory() {
  const { editing } = useEditor();
  const t = useEditorText();
  const query = useInfiniteQuery(historyQuery(editing.id));
  return (
    <section>
      <h2 className="title-4">{t('history')}</h2>
      <Listing
        asked={query}
        waiting={<Waiting height={44} className="mt3" />}
        failed={{ title: t('historyFailed') }}
        none={<p className="small muted mt3">{t('historyEmpty')}</p>}
        more={{ size: 'm', variant: 'ghost', className: undefined, children: t('older') }}
      >
        {(items) => (
          <ol className={s.history}>
            {items.map((item) => (
              <Entry key={item.id} item={item} />
            ))}
          </ol>
        )}
      </Listing>
    </section>
  );
}

function Entry({ item }: { item: CallHistoryItem }) {
  const { content, saver } = useEditor();
  const t = useEditorText();
  const nameOf = useNameOf();
  const inWords = useInWords();
  const localized = useLocalized();
  const writable = useWritable();
  const fields = told.has(item.event) ? item.fields : [];
  const older = item.fields.find(({ path }) => path === 'copyOf')?.after as
    | CallContent['title']
    | undefined;
  const names = [...new Set(fields.map(({ path }) => nameOf(path)))].join(', ');
  const back = fields.filter(({ path }) => writable(path.split('.')[0] as Field));
  const restore = () => {
    const before = undoneChanges(content, back);
    for (const field of Object.keys(before) as Field[]) saver.change(field, before[field] as never);
    toast({ title: t('restored', { what: names }), tone: 'ok' });
  };
  return (
    <li>
      <p className="bold">{t(`event_${item.event}`)}</p>
      {older ? (
        <p className="small break">{t('afterCall', { title: localized(older) || older.bhs })}</p>
      ) : null}
      <p className="smaller faint">
        {item.by === null ? t('byClock') : item.by.name}, <TimeAgo at={item.at} />
      </p>
      {item.reason ? <p className="small break">„{item.reason}“</p> : null}
      {fields.length > 0 ? (
        <details>
          <summary className="smaller link">{names}</summary>
          {fields.map(({ path, before, after }) => (
            <dl key={path} className={s.change}>
              <dt className="smaller bold">{nameOf(path)}</dt>
              <dd className="smaller lines">
                <del>
                  <span className="visually-hidden">{t('before')}: </span>
                  {inWords(before)}
                </del>
              </dd>
              <dd className="smaller lines">
                <ins>
                  <span className="visually-hidden">{t('after')}: </span>
                  {inWords(after)}
                </ins>
              </dd>
            </dl>
          ))}
          {back.length > 0 ? (
            <Button size="m" variant="ghost" onClick={restore}>
              {t('restore')}
            </Button>
          ) : null}
        </details>
      ) : null}
    </li>
  );
}
