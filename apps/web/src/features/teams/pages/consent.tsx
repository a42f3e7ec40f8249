import { pages } from '@app/contracts/pages';
import type { ConsentView } from '@app/contracts/teams/guardians.schemas';
import type { GuardianRelation } from '@app/domain/teams/guardian-consent';
import { Button } from '@app/ui/button';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { Field } from '@app/ui/field';
import { CalendarDays, Eye, HandCoins, Undo2, Users } from '@app/ui/icons';
import { RadioButtons } from '@app/ui/radio-buttons';
import { BridgeDoor } from '@app/ui/scenes/doors';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useAnswering } from '../../../kit/letters/answering.ts';
import { LetterEnd } from '../../../kit/letters/letter-end.tsx';
import { LetterPage } from '../../../kit/letters/letter-page.tsx';
import { Letter, LetterLines, LetterSaid } from '../../../kit/letters/letter-parts.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { useShellText } from '../../../lib/texts/text.ts';
import { teams } from '../client.ts';
import { useGuardiansText } from '../text.ts';

/** Where a guardian agrees, refuses, or takes it back; they have no account. */
export default function ConsentPage() {
  const t = useGuardiansText();
  const { token = '' } = useParams();
  return (
    <LetterPage
      name={token}
      description={t('description')}
      ask={() => teams.consent({ params: { token } })}
      missing={<LetterEnd title={t('missingTitle')} text={t('missingText')} />}
    >
      {(consent, refresh) => (
        <Letter picture={<BridgeDoor />}>
          <Answer consent={consent} token={token} onAnswered={refresh} />
        </Letter>
      )}
    </LetterPage>
  );
}

interface AnswerProps {
  readonly consent: ConsentView;
  readonly token: string;
  onAnswered(): Promise<void>;
}

function Answer(props: AnswerProps) {
  const t = useGuardiansText();
  const { status, others, firstName: name } = props.consent;
  if (status === 'agreed') return <Agreed {...props} />;
  if (status === 'expired') {
    return (
      <LetterSaid title={t('expiredTitle')}>
        <p className="lead">{t('expiredNote', { name })}</p>
      </LetterSaid>
    );
  }
  if (status === 'pending') {
    return (
      <LetterSaid title={t('title', { name })}>
        <p className="lead">
          {others === 0 ? t('leadAlone', { name }) : t('lead', { name, count: others })}
        </p>
        <What consent={props.consent} />
        <AgreeForm {...props} refusable />
      </LetterSaid>
    );
  }
  return (
    <LetterSaid title={t(status === 'refused' ? 'refusedTitle' : 'withdrawnTitle')} isNew>
      <p className="lead" role="status">
        {t('refusedNote', { name })}
      </p>
      <What consent={props.consent} />
      <AgreeForm {...props} />
    </LetterSaid>
  );
}

/** What the guardian agrees to, in four lines. */
function What({ consent }: { consent: ConsentView }) {
  const t = useGuardiansText();
  const localized = useLocalized();
  const {
    firstName: name,
    title,
    callTitle,
    responsibility: part,
    bankName: bank,
    birthYear,
  } = consent;
  const call = localized(callTitle) || callTitle.bhs;
  const project = title ? t('whatText', { title, call }) : t('whatUnnamed', { call });
  return (
    <LetterLines
      lines={[
        {
          Icon: Users,
          name: t('what'),
          text: part ? `${project} ${t('whatPart', { name, part })}` : project,
        },
        { Icon: Eye, name: t('shown'), text: t('shownText', { name }) },
        ...(birthYear === null
          ? []
          : [
              {
                Icon: CalendarDays,
                name: t('yearConfirmed'),
                text: t('yearConfirmedText', { name, year: birthYear }),
              },
            ]),
        { Icon: HandCoins, name: t('free'), text: t('freeText', { bank }) },
        { Icon: Undo2, name: t('back'), text: t('backText') },
      ]}
    />
  );
}

const relations: readonly GuardianRelation[] = ['mother', 'father', 'guardian'];

function AgreeForm({ consent, token, onAnswered, refusable }: AnswerProps & { refusable?: true }) {
  const t = useGuardiansText();
  const format = useFormat();
  const { busy, answer } = useAnswering();
  const form = useSubmitForm<{ name: string; relation: GuardianRelation | null }>({
    values: { name: '', relation: null },
    check: ({ name, relation }) => ({
      name: name.trim().length < 2 ? t('nameMissing') : '',
      relation: relation === null ? t('relationMissing') : '',
    }),
    send: async (words) => {
      const body = { event: 'agree' as const, ...words };
      await teams.moveConsent({ params: { token }, body }).finally(onAnswered);
    },
  });
  const refuse = () =>
    void answer(() =>
      teams.moveConsent({ params: { token }, body: { event: 'refuse' } }).finally(onAnswered),
    );
  const { contact } = consent;
  return (
    <form {...form.props} className="column g5 mt6">
      <Field label={t('guardianName')} error={form.error('name')}>
        <TextInput autoComplete="name" maxLength={120} {...form.register('name')} />
      </Field>
      <Field as="group" label={t('relation')} error={form.error('relation')}>
        <RadioButtons
          label={t('relation')}
          options={relations.map((value) => ({ value, label: t(value) }))}
          invalid={form.error('relation') !== undefined}
          {...form.bind('relation')}
        />
      </Field>
      <FormFailure>{form.failure}</FormFailure>
      <div className="row row-wrap g4">
        <Button type="submit" variant="primary" busy={form.busy} disabled={busy}>
          {t('agree')}
        </Button>
        {refusable ? (
          <Button variant="ghost" busy={busy} disabled={form.busy} onClick={refuse}>
            {t('refuse')}
          </Button>
        ) : null}
      </div>
      <div className="small muted column g2">
        {refusable ? <p>{t('until', { day: format.date(consent.expiresAt) })}</p> : null}
        {contact.email ? <p className="break">{t('questions', contact)}</p> : null}
        <p>
          <Link className="link" to={pages.privacy({ hash: 'maloljetni' })}>
            {t('privacy')}
          </Link>
        </p>
      </div>
    </form>
  );
}

function Agreed({ consent, token, onAnswered }: AnswerProps) {
  const t = useGuardiansText();
  const shell = useShellText();
  const { busy, answer } = useAnswering();
  const [asking, setAsking] = useState(false);
  const withdraw = () =>
    void answer(() =>
      teams.moveConsent({ params: { token }, body: { event: 'withdraw' } }).finally(onAnswered),
    );
  return (
    <LetterSaid title={t('agreedTitle')} isNew>
      <p className="lead" role="status">
        {t('agreedNote', { name: consent.firstName })}
      </p>
      <What consent={consent} />
      <Button className="mt6" variant="secondary" onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('withdrawTitle')}
        description={t('withdrawText')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('cancel')}
        closeLabel={shell('close')}
        tone="danger"
        busy={busy}
        onConfirm={withdraw}
      />
    </LetterSaid>
  );
}
