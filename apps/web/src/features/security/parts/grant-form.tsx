import type { MemberPermissions } from '@app/contracts/security/security.schemas';
import { isGlobalOnly, type ObPermissionType } from '@app/domain/accounts/permissions';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { RadioKeys } from '@app/ui/radio-keys';
import { Select } from '@app/ui/select';
import { Plus } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { security } from '../client.ts';
import { useSecurityText } from '../text.ts';
import { useBanks, usePermissionName } from './permission-name.ts';
import { useQuestion } from './use-question.tsx';

type Scope = 'bank' | 'global';

/** Gives a member a permission: which, where, in which bank. */
export function GrantForm({ rights }: { rights: MemberPermissions }) {
  const t = useSecurityText();
  const title = useId();
  const types = rights.abilities.grant;
  return (
    <section className="card" aria-labelledby={title}>
      <h2 className="t4" id={title}>
        {t('give')}
      </h2>
      {types.length === 0 ? (
        <p className="sm mut mt3">{t('giveNone')}</p>
      ) : (
        <Form rights={rights} types={types} />
      )}
    </section>
  );
}

/** What comes to mind first is the board's member. */
const usual: ObPermissionType = 'ob_committee_member';

interface FormProps {
  readonly rights: MemberPermissions;
  readonly types: readonly ObPermissionType[];
}

function Form({ rights: { member }, types }: FormProps) {
  const t = useSecurityText();
  const name = usePermissionName();
  const [type, setType] = useState(types.includes(usual) ? usual : (types[0] ?? usual));
  const [chosen, setScope] = useState<Scope>('bank');
  const [bank, setBank] = useState('');
  const [missing, setMissing] = useState(false);
  const banks = useRef<HTMLDivElement>(null);
  const [ask, question] = useQuestion(() => setBank(''));
  const scope: Scope = isGlobalOnly(type) ? 'global' : chosen;

  const give = (event: FormEvent) => {
    event.preventDefault();
    const lacking = scope === 'bank' && bank === '';
    setMissing(lacking);
    if (lacking) {
      banks.current?.querySelector('select')?.focus();
      return;
    }
    const scope_value = scope === 'bank' ? bank : null;
    const body = { permission_type: type, scope, scope_value };
    ask({
      title: t('giveTitle'),
      text: t('giveText', { name: member.name, permission: name.whole(body) }),
      yes: t('give'),
      tone: type === 'global_admin' ? 'danger' : 'primary',
      done: t('given'),
      run: () => security.grant({ params: { id: member.id }, body }),
    });
  };

  return (
    <form className="form mt5" noValidate onSubmit={give}>
      <Field label={t('giveType')} hint={t(`says_${type}`)}>
        <Select
          value={type}
          onChange={({ target }) => setType(types.find((one) => one === target.value) ?? type)}
        >
          {types.map((one) => (
            <option key={one} value={one}>
              {name.type(one)}
            </option>
          ))}
        </Select>
      </Field>
      {isGlobalOnly(type) ? (
        <p className="sm mut">{t('onlyGlobal')}</p>
      ) : (
        <Field as="group" label={t('giveScope')}>
          <RadioKeys
            label={t('giveScope')}
            options={[
              { value: 'bank', label: t('scopeBank') },
              { value: 'global', label: t('scopeGlobal') },
            ]}
            value={scope}
            onValue={setScope}
            columns={2}
          />
        </Field>
      )}
      {scope === 'bank' ? (
        <div ref={banks}>
          <BankField
            value={bank}
            missing={missing && bank === ''}
            onValue={(next) => setBank(next)}
          />
        </div>
      ) : null}
      <div>
        <Button type="submit" variant="primary">
          <Plus className="i" aria-hidden />
          {t('give')}
        </Button>
      </div>
      {question}
    </form>
  );
}

interface BankFieldProps {
  readonly value: string;
  readonly missing: boolean;
  onValue(slug: string): void;
}

function BankField({ value, missing, onValue }: BankFieldProps) {
  const t = useSecurityText();
  const query = useBanks();
  const failed = query.isError ? t('banksFailed') : undefined;
  return (
    <Field
      label={t('giveBank')}
      required
      error={failed ?? (missing ? t('bankRequired') : undefined)}
    >
      <Select value={value} onChange={(event) => onValue(event.target.value)}>
        <option value="">{t('chooseBank')}</option>
        {query.data?.map((bank) => (
          <option key={bank.slug} value={bank.slug}>
            {bank.name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
