import type { FoundPerson } from '@app/contracts/profiles/profiles.schemas';
import { teamLimits } from '@app/domain/teams/team';
import { Avatar } from '@app/ui/avatar';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { Send, X } from '@app/ui/icons';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { Finder } from '../../../lib/form/finder.tsx';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { toast } from '../../../lib/toast.ts';
import { teams, users } from '../client.ts';
import { useTeamsText } from '../text.ts';
import type { TeamActions } from './use-team.ts';

interface InviteFormProps {
  readonly applicationId: string;
  readonly actions: TeamActions;
}

const empty = { emails: '', responsibility: '', message: '' };

/** The addresses of a line, however they are parted. */
const addressesIn = (line: string): string[] => line.split(/[\s,;]+/).filter(Boolean);

/** Of whom a refusal speaks: by their address, or as found by name. */
function refusedOf(error: unknown): { readonly email?: string; readonly name?: string } {
  return isApiError(error) ? ((error.details as { email?: string } | undefined) ?? {}) : {};
}

async function findPeople(q: string, signal: AbortSignal) {
  const { users: items } = await users.search({ query: { q } }, { signal });
  return { items, more: items.length >= teamLimits.foundAtOnce };
}

export function InviteForm({ applicationId, actions }: InviteFormProps) {
  const t = useTeamsText();
  const [people, setPeople] = useState<readonly FoundPerson[]>([]);
  const memberIds = people.map(({ id }) => id);
  const form = useSubmitForm({
    values: empty,
    schema: () => import('@app/contracts/teams/teams.schemas').then((it) => it.Invite),
    bodyOf: (values) => ({ ...values, emails: addressesIn(values.emails), memberIds }),
    fieldOf: (path) => path.split('.')[0] ?? path,
    check: ({ emails }) => {
      const addresses = addressesIn(emails);
      const wrong = addresses.find((address) => !/^[^@]+@[^@]+\.[^@.]+$/.test(address));
      if (addresses.length + people.length === 0) return { emails: t('emailsMissing') };
      if (addresses.length > teamLimits.addressesAtOnce) return { emails: t('emailsTooMany') };
      return { emails: wrong ? t('emailsWrong', { email: wrong }) : '' };
    },
    send: async ({ emails, ...words }) => {
      const addresses = addressesIn(emails);
      actions.put(
        await teams.invite({
          params: { id: applicationId },
          body: { ...words, emails: addresses, memberIds },
        }),
      );
      for (const [name, value] of Object.entries(empty)) {
        form.change(name as keyof typeof empty, value);
      }
      toast({ title: t('sent', { count: addresses.length + people.length }), tone: 'ok' });
      setPeople([]);
    },
    refused: (error) => {
      const { email, name } = refusedOf(error);
      if (name) return t('memberDeclined', { name });
      if (!email) return undefined;
      if (isApiError(error, 'ALREADY_MEMBER')) return { emails: t('emailInTeam', { email }) };
      if (isApiError(error, 'INVITATION_OVER')) return { emails: t('emailDeclined', { email }) };
      return undefined;
    },
  });
  return (
    <form {...form.props} className="column g5">
      <Field label={t('emails')} hint={t('emailsHint')} error={form.error('emails')}>
        <TextInput
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('emails')}
        />
      </Field>
      <div className="column g2">
        <Finder
          kind="teams"
          label={t('byName')}
          find={findPeople}
          row={(person) => <Person person={person} />}
          onChoose={(person) =>
            setPeople((all) => [...all.filter(({ id }) => id !== person.id), person])
          }
        />
        {people.map((person) => (
          <div key={person.id} className="row g2 between">
            <Person person={person} />
            <IconButton
              label={t('uninvite', { name: person.name })}
              onClick={() => setPeople((all) => all.filter(({ id }) => id !== person.id))}
            >
              <X />
            </IconButton>
          </div>
        ))}
      </div>
      <Field label={t('part')} hint={t('partHint')} error={form.error('responsibility')}>
        <TextInput maxLength={teamLimits.responsibility} {...form.register('responsibility')} />
      </Field>
      <Field label={t('message')} error={form.error('message')}>
        <TextArea rows={3} maxLength={teamLimits.message} {...form.register('message')} />
      </Field>
      <FormFailure>{form.failure}</FormFailure>
      <div>
        <Button type="submit" busy={form.busy} busyLabel={t('sending')}>
          <Send />
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

function Person({ person: { id, name, place, profilePictureUrl } }: { person: FoundPerson }) {
  return (
    <div className="row">
      <Avatar name={name} src={profileImageUrl(id, profilePictureUrl)} size="s" />
      <span className="break">
        <b className="medium">{name}</b>
        {place ? <span className="small faint"> · {place}</span> : null}
      </span>
    </div>
  );
}
