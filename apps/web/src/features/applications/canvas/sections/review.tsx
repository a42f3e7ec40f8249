import { type Missing, requestedAmount } from '@app/domain/applications/application.content';
import { toKm } from '@app/domain/money';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Check, CircleCheck, CircleExclamationPoint, Undo2 } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../../lib/language.tsx';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { errorText } from '../../../../lib/text.ts';
import { toast } from '../../../../lib/toast.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { applications } from '../../client.ts';
import { useApplicationsText, useFieldsText, useMissingText } from '../../text.ts';
import { sectionKeys, sectionLink } from '../addresses.ts';
import { useCanvas, useLabel, useMissingMessage } from '../canvas-context.tsx';
import { toRules } from '../content.ts';
import { asAsked, summaryOf } from '../missing.ts';
import { isUnsent, SendButton } from '../parts/send-button.tsx';
import type { Refusal } from '../use-submit.ts';
import s from './review.module.css';

export function Review() {
  const { refusal } = useCanvas().submission;
  return (
    <>
      <Facts />
      {refusal ? <NotSent refusal={refusal} /> : <Standing />}
      <Summary brief={(refusal?.missing.length ?? 0) > 0} />
      <Sending />
      <Withdraw />
    </>
  );
}

function Facts() {
  const { content, draft } = useCanvas();
  const t = useFieldsText();
  const { km, date } = useFormat();
  const { projectStartDate: from, projectEndDate: to } = content;
  return (
    <dl className={cx('kv', s.facts)}>
      <div>
        <dt>{t('meter')}</dt>
        <dd>{km(toKm(requestedAmount(toRules(content))))}</dd>
      </div>
      <div>
        <dt>{t('projectPeriod')}</dt>
        <dd>
          {from ? date(from) : '…'} – {to ? date(to) : '…'}
        </dd>
      </div>
      <div>
        <dt>{t('team')}</dt>
        <dd>{draft.members.length}</dd>
      </div>
    </dl>
  );
}

function Standing() {
  const { missing, draft } = useCanvas();
  const t = useApplicationsText();
  if (!isUnsent(draft)) return null;
  if (missing.length === 0) {
    return (
      <Note tone="ok" icon={<CircleCheck />}>
        {t('reviewReady')}
      </Note>
    );
  }
  return (
    <Note tone="warn" icon={<CircleExclamationPoint />}>
      <b className="b">{t('reviewLeft', { count: missing.length })}</b> {t('reviewLeftText')}
    </Note>
  );
}

/** Why it was not sent; the cursor comes here, so that it is read at once. */
function NotSent({ refusal }: { refusal: Refusal }) {
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is read out
  useEffect(() => {
    alert.current?.focus();
    alert.current?.scrollIntoView({ block: 'start' });
  }, [refusal.tries]);
  return (
    <div ref={alert} tabIndex={-1} role="alert">
      <Note tone="bad" icon={<CircleExclamationPoint />}>
        <p className="b">{refusal.text}</p>
        {refusal.missing.length > 0 ? (
          <ul className={s.lacks}>
            {asAsked(refusal.missing).map((item) => (
              <li key={`${item.field} ${item.code}`}>
                <MissingLink item={item} />
              </li>
            ))}
          </ul>
        ) : null}
      </Note>
    </div>
  );
}

function MissingLink({ item }: { item: Missing }) {
  const label = useLabel();
  const say = useMissingMessage();
  return (
    <Link to={sectionLink(item.section, item.field)}>
      <span className="m">{label(item.field)}</span>
      <span className="sm">{say(item)}</span>
    </Link>
  );
}

function Summary({ brief }: { brief: boolean }) {
  const { missing, membersLacking } = useCanvas();
  const f = useFieldsText();
  const t = useApplicationsText();
  const m = useMissingText();
  return (
    <ol className={s.review}>
      {sectionKeys
        .filter((key) => key !== 'review')
        .map((key, n) => {
          const lacking = missing.filter((item) => item.section === key);
          const said = summaryOf(lacking, membersLacking);
          return (
            <li key={key}>
              <span className="st num" data-s={said ? 'part' : 'done'} aria-hidden="true">
                {said ? n + 1 : <Check />}
              </span>
              <div className="grow">
                <h2 className="t4">
                  <Link to={sectionLink(key)}>{f(key)}</Link>
                </h2>
                <p className={said ? 'sm warn-text' : 'sm mut'}>
                  {said ? m(said.key, said.values) : t('stateDone')}
                </p>
                {said && !brief ? (
                  <ul className={s.lacks}>
                    {lacking.map((item) => (
                      <li key={`${item.field} ${item.code}`}>
                        <MissingLink item={item} />
                      </li>
                    ))}
                  </ul>
                ) : null}
              </div>
            </li>
          );
        })}
    </ol>
  );
}

function Sending() {
  const { draft } = useCanvas();
  const t = useApplicationsText();
  const owner = draft.members.find(({ role }) => role === 'vlasnik');
  if (!isUnsent(draft)) return null;
  if (!draft.abilities.canSubmit) {
    return <Note>{t('submitByOwner', { name: owner?.name ?? '' })}</Note>;
  }
  return (
    <div className="wide-only">
      <SendButton />
    </div>
  );
}

const ConfirmDialog = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);

function Withdraw() {
  const { draft, saver } = useCanvas();
  const t = useApplicationsText();
  const { language } = useLanguage();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!draft.abilities.canWithdraw) return null;
  const withdraw = async () => {
    setBusy(true);
    try {
      await applications.move({
        params: { id: draft.id },
        body: { event: 'withdraw', confirmed: true },
      });
      await saver.refresh();
      toast({ title: t('withdrawn') });
    } catch (error) {
      toast({ title: errorText(error, language), tone: 'bad' });
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  return (
    <div className={s.withdraw}>
      <Button variant="ghost" size="m" onClick={() => setAsked(true)}>
        <Undo2 />
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        tone="danger"
        title={t('withdrawTitle')}
        description={t('withdrawText')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('withdrawNo')}
        closeLabel={t('close')}
        busy={busy}
        onConfirm={withdraw}
      />
    </div>
  );
}
