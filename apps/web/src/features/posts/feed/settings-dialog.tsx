import { postLimits } from '@app/domain/posts/post';
import { Avatar } from '@app/ui/avatar';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import {
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useAction } from '../../../kit/action/use-action.ts';
import { Listing, Waiting } from '../../../kit/listing/listing.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { FailedLine } from '../../../lib/queries/failed.tsx';
import { toast } from '../../../lib/toast.ts';
import { feed } from '../client.ts';
import { PersonName } from '../post/person-line.tsx';
import { feedKey, mutesQuery, settingsQuery } from '../queries.ts';
import { usePostsText } from '../text.ts';

interface SettingsProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** What a member does not want to read. */
export default function SettingsDialog({ open, onOpenChange }: SettingsProps) {
  return open ? <Settings onClose={() => onOpenChange(false)} /> : null;
}

function Settings({ onClose }: { onClose(): void }) {
  const t = usePostsText();
  const queries = useQueryClient();
  const query = useQuery(settingsQuery);
  const settings = query.data;
  const form = useSubmitForm({
    values: { mutedWords: '' },
    latest: settings && { mutedWords: settings.mutedWords.join(', ') },
    fieldOf: (path) => path.split('.')[0] ?? path,
    send: async ({ mutedWords }) => {
      if (!settings) return;
      const body = { order: settings.order, mutedWords: wordsOf(mutedWords) };
      queries.setQueryData(settingsQuery.queryKey, await feed.choose({ body }));
      toast({ title: t('saved'), tone: 'ok' });
      onClose();
      await queries.resetQueries({ queryKey: feedKey });
    },
  });
  return (
    <FormDialog
      title={t('settingsTitle')}
      form={form}
      onClose={onClose}
      look="base"
      waiting={settings ? null : <SettingsWaiting query={query} />}
    >
      <Field label={t('mutedWords')} hint={t('mutedWordsHint')} error={form.error('mutedWords')}>
        <TextArea
          data-autofocus=""
          rows={2}
          maxLength={postLimits.mutedWords * postLimits.mutedWord}
          {...form.register('mutedWords')}
        />
      </Field>
      <Muted />
    </FormDialog>
  );
}

function SettingsWaiting({ query: asked }: { query: UseQueryResult }) {
  const t = usePostsText();
  if (asked.isError) return <FailedLine query={asked} title={t('settingsFailed')} />;
  return <Waiting height={160} rows={1} />;
}

function Muted() {
  const t = usePostsText();
  const queries = useQueryClient();
  const query = useInfiniteQuery(mutesQuery);
  const unmute = useAction({
    send: (userId: string) => feed.unmute({ params: { userId } }),
    failed: t('actionFailed'),
    invalidates: [mutesQuery.queryKey],
    onSuccess: () => queries.resetQueries({ queryKey: feedKey }),
  });
  return (
    <section>
      <h3 className="title-4">{t('mutedPeople')}</h3>
      <p className="small muted mt2">{t('mutedPeopleText')}</p>
      <Listing
        asked={query}
        waiting={<Waiting height={44} rows={1} className="mt3" />}
        failed={{ title: t('listFailed') }}
        none={<p className="small muted mt3">{t('mutedNone')}</p>}
        more={{ size: 'm', variant: 'ghost', className: undefined, children: t('more') }}
      >
        {(people) => (
          <ul className="column mt3">
            {people.map(({ person }) => (
              <li key={person.id} className="row">
                <Avatar name={person.name} src={person.profilePictureUrl} />
                <b className="bold grow break">
                  <PersonName person={person} />
                </b>
                <Button
                  size="m"
                  variant="ghost"
                  aria-label={t('unmuteOf', { name: person.name || t('somebody') })}
                  onClick={() => void unmute.run(person.id)}
                >
                  {t('unmute')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </section>
  );
}
