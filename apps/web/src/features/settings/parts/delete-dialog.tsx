import { pages } from '@app/contracts/pages';
import { CalendarClock, Check, X } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { session } from '../../../lib/session/react.ts';
import { account } from '../client.ts';
import { useSettingsText } from '../text.ts';
import { FormDialog } from './form-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { CodeField } from './two-factor-proof.tsx';

/** Says what goes and what stays, asks who it is, and closes the account. */
export function DeleteDialog(props: { twoFactor: boolean; onClose: () => void }) {
  const t = useSettingsText();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { errors } = form.formState;
  return (
    <FormDialog
      title={t('removeTitle')}
      form={form}
      names={['password', 'code']}
      send={async ({ password, code }) => {
        const body = props.twoFactor ? { password, code } : { password };
        const { dueAt } = await account.requestDeletion({ body });
        // First to a page that needs nobody; the guard would lead to the sign-in page.
        await navigate(pages.accountClosed({ until: dueAt }), { flushSync: true, replace: true });
        await session.signOut();
      }}
      onClose={props.onClose}
      submitLabel={t('removeSubmit')}
      busyLabel={t('removing')}
      cancelLabel={t('removeKeep')}
      tone="danger"
    >
      <ul className="goes" aria-label={t('removeGoes')}>
        <li className="bad">
          <X className="i" aria-hidden />
          {t('removeGoes1')}
        </li>
        <li>
          <Check className="i" aria-hidden />
          {t('removeGoes2')}
        </li>
        <li>
          <Check className="i" aria-hidden />
          {t('removeStays')}
        </li>
        <li>
          <CalendarClock className="i" aria-hidden />
          {t('removeDays')}
        </li>
      </ul>
      <PasswordField error={errors.password?.message} registration={form.register('password')} />
      {props.twoFactor ? (
        <CodeField error={errors.code?.message} registration={form.register('code')} />
      ) : null}
    </FormDialog>
  );
}
