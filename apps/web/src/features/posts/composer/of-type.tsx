import type { NetworkPerson } from '@app/contracts/network/network.schemas';
import type { PostView } from '@app/contracts/posts/posts.schemas';
import { postLimits } from '@app/domain/posts/post';
import { Avatar } from '@app/ui/avatar';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Message } from '@app/ui/message';
import { RadioButtons } from '@app/ui/radio-buttons';
import { TextInput } from '@app/ui/text-input';
import { Finder } from '../../../lib/form/finder.tsx';
import type { SubmitForm } from '../../../lib/form/use-submit-form.ts';
import { posts } from '../client.ts';
import { useComposerText } from '../text.ts';
import type { Draft } from './drafts.ts';

interface OfTypeProps {
  readonly form: SubmitForm<Draft>;
  readonly edited: PostView | undefined;
}

/** What a type of post asks for beside its words. */
export function OfType({ form, edited }: OfTypeProps) {
  const t = useComposerText();
  const type = form.watch('type');
  if (type === 'poll') return <Poll form={form} edited={edited} />;
  if (type === 'recommendation') return <Person form={form} />;
  if (type !== 'course_completion') return null;
  return (
    <Field label={t('course')} error={form.error('courseName')} required>
      <TextInput maxLength={postLimits.course} {...form.register('courseName')} />
    </Field>
  );
}

const days = ['1', '3', '7', '14'];

function Poll({ form, edited }: OfTypeProps) {
  const t = useComposerText();
  const fixed = (edited?.poll?.voters ?? 0) > 0;
  return (
    <div className="stack g4">
      {([0, 1] as const).map((n) => (
        <Field
          key={n}
          label={t('pollOption', { n: n + 1 })}
          error={form.error(`options.${n}`)}
          required
        >
          <TextInput
            maxLength={postLimits.option}
            readOnly={fixed}
            {...form.register(`options.${n}`)}
          />
        </Field>
      ))}
      {edited?.poll ? null : (
        <Field as="group" label={t('pollLasts')} error={form.error('days')}>
          <RadioButtons
            label={t('pollLasts')}
            look="scale"
            options={days.map((value) => ({
              value,
              label: t('pollDays', { count: Number(value) }),
            }))}
            {...form.bind('days')}
          />
        </Field>
      )}
      {fixed ? <p className="small muted">{t('pollKept')}</p> : null}
    </div>
  );
}

type Recommendable = Pick<NetworkPerson, 'id' | 'name' | 'title' | 'profilePictureUrl'>;

/** Somebody who is no member. */
const nobody = { id: 'by-name', profilePictureUrl: null };

function Person({ form }: Pick<OfTypeProps, 'form'>) {
  const t = useComposerText();
  const person = form.watch('person');
  const error = form.error('person');
  if (person) {
    return (
      <div className="row">
        <Avatar name={person.name} />
        <span className="grow break">
          <span className="smaller muted block">{t('person')}</span>
          <b className="bold">{person.name}</b>
        </span>
        <Button size="m" variant="ghost" onClick={() => form.change('person', null)}>
          {t('personChange')}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <Finder<Recommendable>
        label={t('person')}
        hint={t('personHint')}
        kind="recommended"
        find={async (q, signal) => {
          const { users } = await posts.mentionable({ query: { q } }, { signal });
          return {
            items: [...users, { ...nobody, name: q, title: t('personByName') }],
            more: false,
          };
        }}
        row={({ name, title, profilePictureUrl }) => (
          <>
            <Avatar name={name} src={profilePictureUrl} />
            <span className="grow break">
              <b className="bold">{name}</b>
              <span className="smaller faint block">{title}</span>
            </span>
          </>
        )}
        onChoose={({ id, name }) =>
          form.change('person', { userId: id === nobody.id ? null : id, name })
        }
      />
      <div role="alert">{error ? <Message tone="bad">{error}</Message> : null}</div>
    </div>
  );
}
