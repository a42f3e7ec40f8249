import type { DirectoryPerson } from '@app/contracts/network/network.schemas';
import { pages } from '@app/contracts/pages';
import { municipalities } from '@app/domain/accounts/municipality';
import { seekingKinds } from '@app/domain/profiles/profile';
import { Button } from '@app/ui/button';
import { Disclosure } from '@app/ui/disclosure';
import { EmptyState } from '@app/ui/empty-state';
import { Field } from '@app/ui/field';
import { Search, UserPlus } from '@app/ui/icons';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { interests, useInterestsText } from '../../../entities/profiles/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useProfilesText } from '../../profiles/public.ts';
import { network } from '../client.ts';
import { type DirectoryFilters, params, useFilters } from '../directory-filters.ts';
import { ConnectDialog } from '../lazy-connect.ts';
import { banksQuery, directoryQuery, useLiveNetwork, useNetworkActions } from '../queries.ts';
import { useNetworkText } from '../text.ts';
import { Listed, PartsLoading } from './listed.tsx';
import s from './network.module.css';
import { PersonRow } from './person-row.tsx';

/** Members who let members see them. */
export default function Directory() {
  const t = useNetworkText();
  const filters = useFilters();
  const query = useInfiniteQuery({ ...directoryQuery(filters), ...useLiveNetwork() });
  const narrowed = Object.values(filters).some((one) => one !== undefined);
  return (
    <>
      <Filters filters={filters} />
      {query.isPending ? (
        <PartsLoading />
      ) : (
        <Listed
          title={t(narrowed ? 'found' : 'everybody')}
          asked={query}
          none={
            <EmptyState
              level={3}
              picture={<Lookout />}
              title={t(narrowed ? 'foundNoneTitle' : 'peopleNoneTitle')}
              text={t(narrowed ? 'foundNoneText' : 'directoryNoneText')}
              action={
                narrowed ? (
                  <Link className="button button-secondary" to={pages.network({ dio: 'imenik' })}>
                    {t('showAll')}
                  </Link>
                ) : undefined
              }
            />
          }
          show={(one) => <Row key={one.person.id} of={one} />}
        />
      )}
    </>
  );
}

function Filters({ filters }: { filters: DirectoryFilters }) {
  const t = useNetworkText();
  const interest = useInterestsText();
  const profile = useProfilesText();
  const banks = useQuery(banksQuery).data ?? [];
  const { bank, interest: chosen, skill, seeking } = filters;
  const form = useRef<HTMLFormElement>(null);
  // The form stays, with the focus in it; what is sought may change by a link, or on the way back.
  const filterKey = JSON.stringify(filters);
  useEffect(() => {
    const wanted = JSON.parse(filterKey) as DirectoryFilters;
    for (const key of Object.keys(params) as (keyof typeof params)[]) {
      const field = form.current?.elements.namedItem(params[key].name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = wanted[key] ?? '';
      }
    }
  }, [filterKey]);
  return (
    <search className={s.search}>
      <Form ref={form} method="get" action={pages.network.path}>
        <input type="hidden" name="dio" value="imenik" />
        <div className={s.asked}>
          <Field label={t('search')}>
            <TextInput
              type="search"
              name={params.q.name}
              defaultValue={filters.q}
              maxLength={80}
              autoComplete="off"
            />
          </Field>
          <Field label={t('place')}>
            <TextInput
              name={params.place.name}
              list="places"
              defaultValue={filters.place}
              maxLength={80}
              autoComplete="off"
            />
          </Field>
          <datalist id="places">
            {municipalities.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Button type="submit" variant="primary">
            <Search />
            {t('searchGo')}
          </Button>
        </div>
        <Disclosure
          title={t('narrow')}
          wide
          open={[bank, chosen, skill, seeking].some((one) => one !== undefined)}
        >
          <div className={s.narrow}>
            <Field label={t('skill')}>
              <TextInput
                name={params.skill.name}
                defaultValue={skill}
                maxLength={60}
                autoComplete="off"
              />
            </Field>
            <Choice name={params.seeking.name} label={t('seeking')} chosen={seeking}>
              {seekingKinds.map((one) => (
                <option key={one} value={one}>
                  {profile(`seeking_${one}`)}
                </option>
              ))}
            </Choice>
            <Choice name={params.interest.name} label={t('interest')} chosen={chosen}>
              {interests.map((one) => (
                <option key={one} value={one}>
                  {interest(one)}
                </option>
              ))}
            </Choice>
            {/* Its options come later, and only then can one of them be chosen. */}
            <Choice key={banks.length} name={params.bank.name} label={t('youthBank')} chosen={bank}>
              {banks.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Choice>
          </div>
        </Disclosure>
      </Form>
    </search>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string | undefined;
  readonly children: ReactNode;
}

function Choice({ name, label, chosen, children }: ChoiceProps) {
  const t = useNetworkText();
  return (
    <Field label={label}>
      <Select name={name} defaultValue={chosen ?? ''}>
        <option value="">{t('any')}</option>
        {children}
      </Select>
    </Field>
  );
}

function Row({ of: { person, place, skills, seeking, ...standing } }: { of: DirectoryPerson }) {
  const t = useNetworkText();
  const profile = useProfilesText();
  const looksFor = seeking.map((one) => profile(`seeking_${one}`)).join(', ');
  return (
    <PersonRow
      person={person}
      actions={<Actions id={person.id} name={person.name} standing={standing} />}
    >
      {place || looksFor ? (
        <p className="smaller muted mt2">
          {place}
          {place && looksFor ? ' · ' : null}
          {looksFor ? t('looksFor', { what: looksFor }) : null}
        </p>
      ) : null}
      {skills.length > 0 ? (
        <ul className="tags mt2">
          {skills.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      ) : null}
    </PersonRow>
  );
}

interface ActionsProps {
  readonly id: string;
  readonly name: string;
  readonly standing: Pick<DirectoryPerson, 'state' | 'invitationId'>;
}

function Actions({ id, name, standing: { state, invitationId } }: ActionsProps) {
  const t = useNetworkText();
  const action = useNetworkActions();
  const [connects, setConnects] = useState(false);
  if (state === 'connected') return <p className="small muted">{t('connected')}</p>;
  if (state === 'none') {
    return (
      <>
        <Button
          size="m"
          variant="soft"
          aria-label={t('connectWith', { name })}
          onClick={() => setConnects(true)}
        >
          <UserPlus />
          {t('connect')}
        </Button>
        {connects ? (
          <ConnectDialog userId={id} name={name} mayWriteNote onClose={() => setConnects(false)} />
        ) : null}
      </>
    );
  }
  const event = state === 'invites' ? 'accept' : 'withdraw';
  return (
    <Button
      size="m"
      variant={event === 'accept' ? 'soft' : 'ghost'}
      aria-label={t(`${event}Of`, { name })}
      busy={action.busy}
      onClick={() =>
        void action.run({
          send: () => network.answer({ params: { id: invitationId ?? '' }, body: { event } }),
          done: t(event === 'accept' ? 'accepted' : 'withdrawn', { name }),
        })
      }
    >
      {t(event)}
    </Button>
  );
}
