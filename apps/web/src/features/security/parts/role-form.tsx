import type { GivenRole, MemberPermissions } from '@app/contracts/security/security.schemas';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useSession } from '../../../lib/session/session.ts';
import { security } from '../client.ts';
import { useSecurityText } from '../text.ts';
import { useRoleName } from './permission-name.ts';
import { useQuestion } from './use-question.tsx';

const roles: readonly GivenRole[] = ['INDIVIDUAL', 'MODERATOR', 'ADMIN'];

/** The role as one of those that can be given; older spellings are today's. */
const given = (role: string): GivenRole =>
  role === 'super_admin'
    ? 'ADMIN'
    : (roles.find((one) => one === role.toUpperCase()) ?? 'INDIVIDUAL');

export function RoleForm({ rights }: { rights: MemberPermissions }) {
  const t = useSecurityText();
  const nameOf = useRoleName();
  const { profile } = useSession();
  const { member, abilities } = rights;
  const own = profile?.id === member.id;
  return (
    <section className="mt7" aria-labelledby="role-title">
      <h2 className="title-4" id="role-title">
        {t('role')}
      </h2>
      <p className="small muted mt2">{t('roleLead')}</p>
      {abilities.canSetRole ? (
        <ChooseRole key={member.role} rights={rights} />
      ) : (
        <>
          <p className="mt4">
            <b className="bold">{nameOf(member.role)}</b>
          </p>
          {own ? <p className="small muted mt2">{t('roleOwn')}</p> : null}
        </>
      )}
    </section>
  );
}

function ChooseRole({ rights: { member } }: { rights: MemberPermissions }) {
  const t = useSecurityText();
  const nameOf = useRoleName();
  const now = given(member.role);
  const [ask, question] = useQuestion();
  const form = useSubmitForm({
    values: { role: now },
    send: ({ role }) =>
      ask({
        title: t('roleTitle'),
        text: t('roleText', { name: member.name, from: nameOf(now), to: nameOf(role) }),
        yes: t('roleChange'),
        tone: role === 'ADMIN' || now === 'ADMIN' ? 'danger' : 'primary',
        done: t('roleChanged'),
        run: () => security.setRole({ params: { id: member.id }, body: { role } }),
      }),
  });
  const role = form.watch('role');
  return (
    <form className="form mt4" {...form.props}>
      <Field label={t('role')} hideLabel hint={t(`roleSays_${role}`)}>
        <Select {...form.register('role')}>
          {roles.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <Button type="submit" disabled={role === now}>
          {t('roleChange')}
        </Button>
      </div>
      {question}
    </form>
  );
}
