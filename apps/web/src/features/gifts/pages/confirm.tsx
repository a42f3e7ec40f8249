import type { GiftRequest } from '@app/contracts/gifts/gifts.schemas';
import { pages } from '@app/contracts/pages';
import { giftLimits, giftRefusals } from '@app/domain/gifts/gift';
import { Badge } from '@app/ui/badge';
import { BankEmblem } from '@app/ui/bank-emblem';
import { Button } from '@app/ui/button';
import { Radio } from '@app/ui/checkbox';
import { Field } from '@app/ui/field';
import { Check, CircleCheck, CircleMinus, Clock } from '@app/ui/icons';
import { GiftScene } from '@app/ui/scenes/gift-scene';
import { TextArea } from '@app/ui/text-area';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useAnswering } from '../../../kit/letters/answering.ts';
import { LetterEnd } from '../../../kit/letters/letter-end.tsx';
import { LetterPage } from '../../../kit/letters/letter-page.tsx';
import {
  Letter,
  LetterAnswers,
  type LetterFact,
  LetterFacts,
  LetterHeading,
} from '../../../kit/letters/letter-parts.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { gifts } from '../client.ts';
import { useGiftsPagesText } from '../text.ts';

/** Where a donor confirms a gift, or says that it is not so; they have no account. */
export default function GiftConfirmPage() {
  const t = useGiftsPagesText();
  const { token = '' } = useParams();
  return (
    <LetterPage
      name={token}
      description={t('description')}
      ask={() => gifts.asked({ params: { token } })}
      missing={<LetterEnd title={t('missingTitle')} text={t('missingText')} />}
    >
      {(request, refresh) => (
        <RequestDetails request={request} token={token} onAnswered={refresh} />
      )}
    </LetterPage>
  );
}

interface RequestProps {
  readonly request: GiftRequest;
  readonly token: string;
  onAnswered(): Promise<void>;
}

function RequestDetails({ request, token, onAnswered }: RequestProps) {
  const [saysNo, setSaysNo] = useState(false);
  const { busy, answer } = useAnswering();
  const say = (event: 'confirm' | 'askNew', word = '') =>
    void answer(() =>
      gifts.answer({ params: { token }, body: { event, answer: word } }).finally(onAnswered),
    );
  const props = { request, busy, onConfirm: (word?: string) => say('confirm', word) };
  const answered = async () => {
    await onAnswered();
    setSaysNo(false);
  };
  return (
    <Letter scene={<Scene request={request} />}>
      <Head request={request} />
      {saysNo ? (
        <NotSo token={token} onAnswered={answered} onBack={() => setSaysNo(false)} />
      ) : request.status === 'expired' ? (
        <Ended {...props} onAskNew={() => say('askNew')} />
      ) : request.status === 'confirmed' ? (
        <Confirmed {...props} onChange={() => setSaysNo(true)} />
      ) : request.status === 'rejected' ? (
        <Rejected {...props} />
      ) : (
        <Pending {...props} onNotSo={() => setSaysNo(true)} />
      )}
    </Letter>
  );
}

/** The stone is the gift: it falls into its place with the yes. */
function Scene({ request: { status, agreedValue } }: Pick<RequestProps, 'request'>) {
  const t = useGiftsPagesText();
  const { km } = useFormat();
  const amount = agreedValue === null ? '' : km(agreedValue);
  const placed = status === 'confirmed';
  const [number = '', unit = ''] = amount.split(/\s(?=KM$)/);
  const label = t(placed ? 'sceneDone' : 'scene', { amount });
  return <GiftScene number={number} unit={unit} placed={placed} label={label} />;
}

function Head({ request: { bank } }: Pick<RequestProps, 'request'>) {
  const t = useGiftsPagesText();
  return (
    <div className="row">
      <BankEmblem emblem={bank.emblem} width={48} />
      <p className="small">
        <b className="bold">{bank.name}</b>
        <span className="muted block">{t('asksFor')}</span>
      </p>
    </div>
  );
}

interface StateProps {
  readonly request: GiftRequest;
  readonly busy: boolean;
  /** @param word the donor's, to the team. */
  onConfirm(word?: string): void;
}

function Pending({ request, busy, onConfirm, onNotSo }: StateProps & { onNotSo(): void }) {
  const t = useGiftsPagesText();
  const [word, setWord] = useState('');
  const { date } = useFormat();
  return (
    <>
      <h1 className="title-1 mt5">{t('title')}</h1>
      <p className="lead mt4 break">
        {t(request.title ? 'lead' : 'leadUnnamed', {
          title: request.title,
          donor: request.donorName,
        })}
      </p>
      <Facts request={request} />
      <Field className="mt5" label={t('word')} note={t('optional')}>
        <TextArea
          rows={2}
          maxLength={giftLimits.words}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
      </Field>
      <LetterAnswers>
        <Button variant="primary" size="l" busy={busy} onClick={() => onConfirm(word)}>
          <Check />
          {t('confirm')}
        </Button>
        <Button variant="secondary" size="l" disabled={busy} onClick={onNotSo}>
          {t('notSo')}
        </Button>
      </LetterAnswers>
      <p className="hint mt4">{t('nothing', { day: date(request.expiresAt) })}</p>
    </>
  );
}

function Facts({ request }: Pick<RequestProps, 'request'>) {
  const t = useGiftsPagesText();
  const { km } = useFormat();
  const { status, agreedValue, donationType, donationDescription } = request;
  const { askedBy, message, refusal, answer } = request;
  const quoted = (text: string) => (text ? t('quoted', { text }) : '');
  const facts: LetterFact[] = [
    { name: t('value'), value: agreedValue === null ? '' : km(agreedValue), look: 'value' },
    { name: t(donationType), value: donationDescription },
    { name: t('asks'), value: askedBy },
    { name: t('teamSays'), value: quoted(message), look: 'said' },
    {
      name: t('yourAnswer'),
      value: refusal && status === 'rejected' ? t(`refusal_${refusal}`) : '',
    },
    { name: t('yourWord'), value: quoted(answer), look: 'said' },
  ];
  return <LetterFacts facts={facts} />;
}

/** What became of it; read aloud when it has just changed. */
function Became({
  badge,
  title,
  children,
}: {
  badge: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <>
      <div className="mt5">{badge}</div>
      <LetterHeading className="title-1 mt4" text={title} isNew />
      {children}
    </>
  );
}

function Confirmed({ request, onChange }: StateProps & { onChange(): void }) {
  const t = useGiftsPagesText();
  const { receiptToken: token, events } = request;
  const badge = (
    <Badge tone="ok" icon={<CircleCheck />}>
      {t('confirmed')}
    </Badge>
  );
  return (
    <Became badge={badge} title={t('doneTitle')}>
      <p className="lead mt4">{t('doneText')}</p>
      <Facts request={request} />
      <LetterAnswers>
        {token ? (
          <Button asChild variant="primary" size="l">
            <Link to={pages.giftReceipt({ token })}>{t('openReceipt')}</Link>
          </Button>
        ) : null}
        {events.includes('reject') ? (
          <Button variant="ghost" size="l" onClick={onChange}>
            {t('change')}
          </Button>
        ) : null}
      </LetterAnswers>
    </Became>
  );
}

function Rejected({ request, busy, onConfirm }: StateProps) {
  const t = useGiftsPagesText();
  const badge = (
    <Badge tone="bad" icon={<CircleMinus />}>
      {t('rejected')}
    </Badge>
  );
  return (
    <Became badge={badge} title={t('rejectedTitle')}>
      <p className="lead mt4">{t('rejectedText')}</p>
      <Facts request={request} />
      {request.events.includes('confirm') ? (
        <LetterAnswers>
          <Button variant="secondary" size="l" busy={busy} onClick={() => onConfirm()}>
            {t('afterAll')}
          </Button>
        </LetterAnswers>
      ) : null}
    </Became>
  );
}

function Ended({ request, busy, onAskNew }: StateProps & { onAskNew(): void }) {
  const t = useGiftsPagesText();
  const { date } = useFormat();
  const badge = (
    <Badge tone="outline" icon={<Clock />}>
      {t('expired')}
    </Badge>
  );
  return (
    <Became badge={badge} title={t('expiredTitle')}>
      <p className="lead mt4">{t('expiredText', { day: date(request.expiresAt) })}</p>
      {request.events.includes('askNew') ? (
        <LetterAnswers>
          <Button variant="secondary" size="l" busy={busy} onClick={onAskNew}>
            {t('askNew')}
          </Button>
        </LetterAnswers>
      ) : (
        <p className="mt5" role="status">
          {t('askedNew')}
        </p>
      )}
    </Became>
  );
}

type Refusal = (typeof giftRefusals)[number];

function NotSo({
  token,
  onAnswered,
  onBack,
}: {
  token: string;
  onAnswered(): Promise<void>;
  onBack(): void;
}) {
  const t = useGiftsPagesText();
  const form = useSubmitForm<{ refusal: Refusal | ''; answer: string }>({
    values: { refusal: '', answer: '' },
    check: ({ refusal }) => ({ refusal: refusal === '' ? t('refusalMissing') : '' }),
    send: async ({ refusal, answer }) => {
      if (refusal === '') return;
      const body = { event: 'reject' as const, refusal, answer };
      await gifts.answer({ params: { token }, body });
      await onAnswered();
    },
  });
  return (
    <form {...form.props} className="column g5 mt5">
      <LetterHeading className="title-1" text={t('whatTitle')} isNew />
      <Field as="group" label={t('whatTitle')} hideLabel error={form.error('refusal')}>
        <div className="column">
          {giftRefusals.map((one) => (
            <Radio
              key={one}
              label={t(`refusal_${one}`)}
              value={one}
              {...form.register('refusal')}
            />
          ))}
        </div>
      </Field>
      <Field label={t('word')} note={t('optional')} error={form.error('answer')}>
        <TextArea rows={3} maxLength={giftLimits.words} {...form.register('answer')} />
      </Field>
      <FormFailure>{form.failure}</FormFailure>
      <LetterAnswers>
        <Button type="submit" variant="secondary" size="l" busy={form.busy}>
          {t('sendAnswer')}
        </Button>
        <Button variant="ghost" size="l" disabled={form.busy} onClick={onBack}>
          {t('back')}
        </Button>
      </LetterAnswers>
    </form>
  );
}
