import { DateInput } from '@app/ui/date-input';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type Place, placeUrl } from '../place.ts';
import { signInOutcomes } from '../queries.ts';
import { useSecurityText } from '../text.ts';
import { MemberField } from './member-field.tsx';

/** What the list of sign-ins is narrowed by; it stands in the address. */
export function SignInFilters({ place }: { place: Place }) {
  const t = useSecurityText();
  const { query, change } = place;
  const { clan, ishod = '', od = '', do: until = '', adresa = '' } = query;
  const narrowed = Boolean(clan || ishod || od || until || adresa);
  return (
    <search className="flt" aria-label={t('filters')}>
      <div className="wide">
        <MemberField
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
      <DayField
        label={t('filterFrom')}
        value={od}
        max={until || undefined}
        onValue={(next) => change({ od: next })}
      />
      <DayField
        label={t('filterTo')}
        value={until}
        min={od || undefined}
        onValue={(next) => change({ do: next })}
      />
      {narrowed ? (
        <p>
          <Link className="go sm" to={placeUrl('ulasci')} preventScrollReset>
            <X className="i" aria-hidden />
            {t('clearFilters')}
          </Link>
        </p>
      ) : null}
    </search>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onValue: (value: string) => void;
}

/** A day; the list follows each whole one. */
function DayField({ label, ...rest }: DayFieldProps) {
  const t = useSecurityText();
  const [unreadable, setUnreadable] = useState(false);
  return (
    <Field label={label} error={unreadable ? t('dateWrong') : null}>
      <DateInput
        {...rest}
        placeholder={t('dateShape')}
        pickLabel={t('datePick', { field: label })}
        onUnreadable={setUnreadable}
      />
    </Field>
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
      className="ip"
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
