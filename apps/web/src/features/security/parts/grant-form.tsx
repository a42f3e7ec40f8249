import type { MemberPermissions } from '@app/contracts/security/security.schemas';
import { isGlobalOnly, type ObPermissionType } from '@app/domain/permissions/permissions';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Plus } from '@app/ui/icons';
import { RadioButtons } from '@app/ui/radio-buttons';
import { Select } from '@app/ui/select';
import { useId } from 'react';
import { type SubmitForm, useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { security } from '../client.ts';
import { useSecurityText } from '../text.ts';
import { useBanks, usePermissionName } from './permission-name.ts';
import { useQuestion } from './use-question.tsx';

interface Grant {
  type: ObPermissionType;
  scope: 'bank' | 'global';
  /** Its slug; empty while none is chosen. */
  bank: string;
}

export function GrantForm({ rights }: { rights: MemberPermissions }) {
  const t = useSecurityText();
  const title = useId();
  const types = rights.abilities.grant;
  return (
    <section className="card" aria-labelledby={title}>
      <h2 className="title-4" id={title}>
        {t('give')}
      </h2>
      {types.length === 0 ? (
        <p className="small muted mt3">{t('giveNone')}</p>
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
  const [ask, question] = useQuestion(() => form.change('bank', ''));
  const bodyOf = ({ type, scope, bank }: Grant) =>
    scope === 'global' || isGlobalOnly(type)
      ? { permission_type: type, scope: 'global' as const, scope_value: null }
      : { permission_type: type, scope: 'bank' as const, scope_value: bank };
  const form = useSubmitForm<Grant>({
    values: {
      type: types.includes(usual) ? usual : (types[0] ?? usual),
      scope: 'bank',
      bank: '',
    },
    check: (values) => ({ bank: bodyOf(values).scope_value === '' ? t('bankRequired') : '' }),
    send: (values) => {
      const body = bodyOf(values);
      ask({
        title: t('giveTitle'),
        text: t('giveText', {
          name: member.name,
          permission: name.whole(body),
        }),
        yes: t('give'),
        tone: values.type === 'global_admin' ? 'danger' : 'primary',
        done: t('given'),
        run: () => security.grant({ params: { id: member.id }, body }),
      });
    },
  });
  const type = form.watch('type');

  return (
    <form className="form mt5" {...form.props}>
      <Field label={t('giveType')} hint={t(`says_${type}`)}>
        <Select {...form.register('type')}>
          {types.map((one) => (
            <option key={one} value={one}>
              {name.type(one)}
            </option>
          ))}
        </Select>
      </Field>
      {isGlobalOnly(type) ? (
        <p className="small muted">{t('onlyGlobal')}</p>
      ) : (
        <Field as="group" label={t('giveScope')}>
          <RadioButtons
            label={t('giveScope')}
            options={[
              { value: 'bank', label: t('scopeBank') },
              { value: 'global', label: t('scopeGlobal') },
            ]}
            {...form.bind('scope')}
            columns={2}
          />
        </Field>
      )}
      {bodyOf(form.values()).scope === 'bank' ? <BankField form={form} /> : null}
      <div>
        <Button type="submit" variant="primary">
          <Plus />
          {t('give')}
        </Button>
      </div>
      {question}
    </form>
  );
}

function BankField({ form }: { form: SubmitForm<Grant> }) {
  const t = useSecurityText();
  const query = useBanks();
  const failed = query.isError ? t('banksFailed') : undefined;
  return (
    <Field label={t('bank')} required error={failed ?? form.error('bank')}>
      <Select {...form.register('bank')}>
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
