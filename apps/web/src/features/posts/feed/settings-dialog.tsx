import type { FeedSettings } from '@app/contracts/posts/posts.schemas';
import { postLimits } from '@app/domain/posts/post';
import { Avatar } from '@app/ui/avatar';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Field } from '@app/ui/field';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { TextArea } from '@app/ui/text-area';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Listing, Waiting } from '../../../kit/listing/listing.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { FailedLine } from '../../../lib/queries/failed.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText, useShellText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { feed } from '../client.ts';
import { PersonName } from '../post/person-line.tsx';
import { feedKey, mutesQuery, settingsQuery } from '../queries.ts';
import { usePostsText } from '../text.ts';

interface SettingsProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}

/** What a member does not want to read. */
export default function SettingsDialog({ open, onOpenChange }: SettingsProps) {
  const t = usePostsText();
  const shell = useShellText();
  const asked = useQuery({ ...settingsQuery, enabled: open });
  if (!open) return null;
  const close = () => onOpenChange(false);
  if (asked.data && !asked.isFetching) return <Settings settings={asked.data} onClose={close} />;
  return (
    <Dialog open onOpenChange={close} title={t('settingsTitle')} closeLabel={t('close')}>
      {asked.isError ? (
        <FailedLine asked={asked} title={t('settingsFailed')} />
      ) : (
        <Loading label={shell('loading')}>
          <Skeleton height={160} />
        </Loading>
      )}
    </Dialog>
  );
}

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

function Settings({ settings, onClose }: { settings: FeedSettings; onClose(): void }) {
  const t = usePostsText();
  const queries = useQueryClient();
  const form = useSubmitForm({
    values: { mutedWords: settings.mutedWords.join(', ') },
    fieldOf: (path) => path.split('.')[0] ?? path,
    send: async ({ mutedWords }) => {
      const body = { order: settings.order, mutedWords: wordsOf(mutedWords) };
      queries.setQueryData(settingsQuery.queryKey, await feed.choose({ body }));
      toast({ title: t('settingsSaved'), tone: 'ok' });
      onClose();
      await queries.resetQueries({ queryKey: feedKey });
    },
  });
  return (
    <FormDialog title={t('settingsTitle')} form={form} onClose={onClose} look="base">
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

function Muted() {
  const t = usePostsText();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const asked = useInfiniteQuery(mutesQuery);
  const unmute = async (userId: string) => {
    try {
      await feed.unmute({ params: { userId } });
      await queries.invalidateQueries({ queryKey: mutesQuery.queryKey });
      await queries.resetQueries({ queryKey: feedKey });
    } catch (error) {
      toast({ title: t('actionFailed'), description: errorText(error, language), tone: 'bad' });
    }
  };
  return (
    <section>
      <h3 className="title-4">{t('mutedPeople')}</h3>
      <p className="small muted mt2">{t('mutedPeopleText')}</p>
      <Listing
        asked={asked}
        waiting={<Waiting height={44} rows={1} className="mt3" />}
        failed={{ title: t('mutedFailed') }}
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
                  onClick={() => void unmute(person.id)}
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
