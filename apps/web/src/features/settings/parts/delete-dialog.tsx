import { pages } from '@app/contracts/pages';
import { CalendarClock, Check, X } from '@app/ui/icons';
import { useNavigate } from 'react-router';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { session } from '../../../lib/session/session.ts';
import { account } from '../client.ts';
import s from '../settings.module.css';
import { useSettingsText } from '../text.ts';
import { PasswordField } from './password-field.tsx';
import { codeRefused, FactorCodeField } from './two-factor-proof.tsx';

export function DeleteDialog(props: { twoFactor: boolean; onClose: () => void }) {
  const t = useSettingsText();
  const navigate = useNavigate();
  const bodyOf = ({ password, code }: { password: string; code: string }) =>
    props.twoFactor ? { password, code } : { password };
  const form = useSubmitForm({
    values: { password: '', code: '' },
    schema: () =>
      import('@app/contracts/account-settings/account-settings.schemas').then(
        (it) => it.DeletionBody,
      ),
    bodyOf,
    send: async (values) => {
      const { dueAt } = await account.requestDeletion({ body: bodyOf(values) });
      // First to a page that needs nobody; the guard would lead to the sign-in page.
      await navigate(pages.accountClosed({ until: dueAt }), { flushSync: true, replace: true });
      await session.signOut();
    },
    refused: codeRefused,
  });
  return (
    <FormDialog
      title={t('removeTitle')}
      form={form}
      onClose={props.onClose}
      submitLabel={t('removeSubmit')}
      busyLabel={t('removing')}
      cancelLabel={t('removeKeep')}
      tone="danger"
    >
      <ul className={s.goes} aria-label={t('removeGoes')}>
        <li className="bad">
          <X />
          {t('removeGoes1')}
        </li>
        <li>
          <Check />
          {t('removeGoes2')}
        </li>
        <li>
          <Check />
          {t('removeStays')}
        </li>
        <li>
          <CalendarClock />
          {t('removeDays')}
        </li>
      </ul>
      <PasswordField error={form.error('password')} registration={form.register('password')} />
      {props.twoFactor ? (
        <FactorCodeField error={form.error('code')} registration={form.register('code')} />
      ) : null}
    </FormDialog>
  );
}
