import { Field } from '@app/ui/field';
import { X } from '@app/ui/icons';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { useEffect, useRef } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { DateField } from '../../../lib/form/date-field.tsx';
import { type Place, placeUrl } from '../place.ts';
import { signInOutcomes } from '../queries.ts';
import s from '../security.module.css';
import { useSecurityText } from '../text.ts';
import { AnyMemberField } from './member-field.tsx';

/** What the list of sign-ins is narrowed by; it stands in the address. */
export function SignInFilters({ place }: { place: Place }) {
  const t = useSecurityText();
  const { query, change } = place;
  const { clan, ishod = '', od = '', do: until = '', adresa = '' } = query;
  const narrowed = Boolean(clan || ishod || od || until || adresa);
  return (
    <search className={s.filters} aria-label={t('filters')}>
      <div className={s.wide}>
        <AnyMemberField
          label={t('filterMember')}
          memberId={clan}
          onMember={(id) => change({ clan: id ?? '' })}
        />
      </div>
      <Field label={t('filterOutcome')}>
        <Select value={ishod} onChange={(event) => change({ ishod: event.target.value })}>
          <option value="">{t('filterAll')}</option>
          {signInOutcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {t(`outcome_${outcome}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('filterIp')}>
        <AddressInput value={adresa} onValue={(next) => change({ adresa: next })} />
      </Field>
      <DateField
        label={t('filterFrom')}
        value={od}
        max={until || undefined}
        onValue={(next) => change({ od: next })}
      />
      <DateField
        label={t('filterTo')}
        value={until}
        min={od || undefined}
        onValue={(next) => change({ do: next })}
      />
      {narrowed ? (
        <p>
          <Link className="go small" to={placeUrl('ulasci')} preventScrollReset>
            <X />
            {t('clearFilters')}
          </Link>
        </p>
      ) : null}
    </search>
  );
}

/** An address is asked for once it is written, not with each of its digits. */
function AddressInput(props: { value: string; onValue: (value: string) => void }) {
  const { value, onValue, ...control } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  const send = () => {
    const typed = input.current?.value.trim() ?? '';
    if (typed !== value) onValue(typed);
  };
  return (
    <TextInput
      {...control}
      ref={input}
      className={s.address}
      defaultValue={value}
      maxLength={45}
      autoComplete="off"
      spellCheck={false}
      onBlur={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send();
      }}
    />
  );
}
