import type { ArticleMoveEvent } from '@app/contracts/articles/article-writing.schemas';
import { articleLimits, articleMissing } from '@app/domain/articles/article';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { Ellipsis } from '@app/ui/icons';
import { TextArea } from '@app/ui/text-area';
import { useState } from 'react';
import { equal } from '../../../lib/autosave/merge.ts';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { MomentFields, momentIn, useAhead } from '../../../lib/form/moment-fields.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { Menu, MenuItem } from '../../../lib/menus/menu.tsx';
import { toast } from '../../../lib/toast.ts';
import { articleWorks } from '../client.ts';
import { useEditorText } from '../desk-text.ts';
import { useDesk } from './desk-context.ts';
import { lackKey } from './lacks.ts';

/** What one most likely wants comes first: it is the button of the page. */
const order: readonly ArticleMoveEvent[] = [
  'publish',
  'submit',
  'schedule',
  'return',
  'reopen',
  'unschedule',
  'withdraw',
  'archive',
];

/** What can become of the article now, as its reader may decide. */
export function Moves() {
  const t = useEditorText();
  const { work, content } = useDesk();
  const [asked, setAsked] = useState<ArticleMoveEvent | null>(null);
  // What the server said when it was opened may have been written since: the dialog says what lacks.
  const possible = order.filter((event) => work.actions.some((one) => one.event === event));
  // What is read already appears again only once something in it is another.
  const unchanged = work.status === 'published' && equal(content, work.published);
  const shown = possible.filter(
    (event) => !(unchanged && (event === 'publish' || event === 'submit')),
  );
  const [main, ...others] = shown;
  if (!main) return null;
  return (
    <>
      {others.length > 0 ? (
        <Menu
          trigger={
            <IconButton label={t('moreMoves')}>
              <Ellipsis />
            </IconButton>
          }
        >
          {others.map((event) => (
            <MenuItem
              key={event}
              tone={event === 'archive' ? 'bad' : 'base'}
              onSelect={() => setAsked(event)}
            >
              {t(`move_${event}`)}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
      <Button
        size="m"
        variant={main === 'archive' || main === 'withdraw' ? 'secondary' : 'primary'}
        onClick={() => setAsked(main)}
      >
        {t(`move_${main}`)}
      </Button>
      {asked ? <MoveDialog event={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

const forReaders: readonly ArticleMoveEvent[] = ['publish', 'submit', 'schedule'];

/** What was written did not reach the server; it is decided about what it has. */
class NotSaved extends Error {}

interface Values {
  reason: string;
  day: string;
  time: string;
}

function MoveDialog({ event, onClose }: { event: ArticleMoveEvent; onClose(): void }) {
  const t = useEditorText();
  const { work, content, isAuthor, saver, put } = useDesk();
  const ahead = useAhead();
  const lacking = forReaders.includes(event)
    ? articleMissing(content).filter((one) => one.blocks)
    : [];
  const reasonNeeded = event === 'return' || (event === 'archive' && !work.isOwner);
  const form = useSubmitForm<Values>({
    values: { reason: '', day: '', time: '09:00' },
    check: ({ reason, day, time }) => ({
      reason: reasonNeeded && reason.trim() === '' ? t('reasonMissing') : '',
      day: event === 'schedule' ? ahead({ day, time }) : '',
    }),
    send: async ({ reason, day, time }) => {
      if (work.canWrite && !(await saver.flush())) throw new NotSaved();
      put(
        await articleWorks.move({
          params: { id: work.id },
          body: {
            event,
            reason,
            revision: saver.read().revision,
            ...(event === 'schedule' ? { appearsAt: momentIn({ day, time }) } : {}),
          },
        }),
      );
      toast({ title: t(`moved_${event}`), tone: 'ok' });
      onClose();
    },
    refused: (error) => (error instanceof NotSaved ? t('notSaved') : undefined),
    failed: t('moveFailed'),
  });
  if (lacking.length > 0) return <Lacking onClose={onClose} />;
  return (
    <FormDialog
      title={t(`move_${event}`)}
      description={t(event === 'archive' && !isAuthor ? 'says_takeDown' : `says_${event}`)}
      form={form}
      onClose={onClose}
      submitLabel={t(`move_${event}`)}
      tone={event === 'archive' ? 'danger' : 'primary'}
    >
      {event === 'schedule' ? (
        <MomentFields
          day={{ ...form.bind('day'), error: form.error('day') }}
          time={form.register('time')}
        />
      ) : null}
      {reasonNeeded ? (
        <Field
          label={t('reason')}
          hint={t(event === 'return' ? 'returnHint' : 'archiveHint')}
          error={form.error('reason')}
          required
        >
          <TextArea rows={4} maxLength={articleLimits.reason} {...form.register('reason')} />
        </Field>
      ) : null}
    </FormDialog>
  );
}

/** What readers would miss; the move waits for it. */
function Lacking({ onClose }: { onClose(): void }) {
  const t = useEditorText();
  const { content } = useDesk();
  const form = useSubmitForm({ values: {}, send: onClose });
  return (
    <FormDialog
      title={t('lackingTitle')}
      description={t('lackingText')}
      form={form}
      onClose={onClose}
      submitLabel={t('goOnWriting')}
    >
      <ul className="column g2">
        {articleMissing(content)
          .filter(({ blocks }) => blocks)
          .map((one) => (
            <li key={one.field + one.code}>{t(lackKey(one), { count: one.count })}</li>
          ))}
      </ul>
    </FormDialog>
  );
}
