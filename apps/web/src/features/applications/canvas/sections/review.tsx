import { canvasOf } from '@app/contracts/pages';
import { sectionKeysOf } from '@app/domain/applications/form/form';
import { Check, CircleCheck, CircleExclamationPoint } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type Missed, sectionLink, useSummary } from '../../../../entities/applications/public.ts';
import { Link } from '../../../../lib/addresses/links.tsx';
import { useWritingText } from '../../../../lib/writing/text.ts';
import { RemoveApplication } from '../../remove/remove-application.tsx';
import { useApplicationsText } from '../../text.ts';
import { useCanvas, useLabel, useMissingMessage, useSay } from '../canvas-context.tsx';
import { isUnsent, SendButton } from '../parts/send-button.tsx';
import { SendFacts, SendQuestion } from '../parts/send-question.tsx';
import type { Refusal } from '../use-submit.ts';
import s from './review.module.css';

export function Review() {
  const { refusal } = useCanvas().submission;
  return (
    <>
      <SendFacts className={s.facts} />
      {refusal ? <NotSent refusal={refusal} /> : <Standing />}
      <Summary brief={(refusal?.missing.length ?? 0) > 0} />
      <Sending />
      <Remove />
    </>
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
      <b className="bold">{t('reviewLeft', { count: missing.length })}</b> {t('reviewLeftText')}
    </Note>
  );
}

/** Why it was not sent; the cursor comes here, so that it is read at once. */
function NotSent({ refusal }: { refusal: Refusal }) {
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is read out
  useEffect(() => {
    alert.current?.focus({ preventScroll: true });
    // From the heading on, which a bar that sticks would cut.
    scrollTo({ top: 0 });
  }, [refusal.tries]);
  return (
    <div ref={alert} tabIndex={-1} role="alert">
      <Note tone="bad" icon={<CircleExclamationPoint />}>
        <p className="bold">{refusal.text}</p>
        {refusal.missing.length > 0 ? <Lacks items={refusal.missing} /> : null}
      </Note>
    </div>
  );
}

function Lacks({ items }: { items: readonly Missed[] }) {
  const label = useLabel();
  const say = useMissingMessage();
  return (
    <ul className={s.lacks}>
      {items.map((item) => (
        <li key={`${item.field} ${item.code}`}>
          <Link to={sectionLink(item.section, item.field)}>
            <span className="medium">{label(item.field)}</span>
            <span className="small">{say(item)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Summary({ brief }: { brief: boolean }) {
  const { form, missing, membersLacking } = useCanvas();
  const say = useSay();
  const done = useWritingText()('done');
  const summary = useSummary(form);
  return (
    <ol className={s.review}>
      {sectionKeysOf(form)
        .filter((key) => key !== 'review')
        .map((key, n) => {
          const lacking = missing.filter((item) => item.section === key);
          const summaryText = summary(lacking, membersLacking);
          return (
            <li key={key}>
              <span
                className="step-stones tabular"
                data-s={summaryText ? 'part' : 'done'}
                aria-hidden="true"
              >
                {summaryText ? n + 1 : <Check />}
              </span>
              <div className="grow">
                <h2 className="title-4">
                  <Link to={sectionLink(key)}>{say(`section.${key}`)}</Link>
                </h2>
                <p className={summaryText ? 'small warn-text' : 'small muted'}>
                  {summaryText ?? done}
                </p>
                {summaryText && !brief ? <Lacks items={lacking} /> : null}
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
    <>
      <SendButton />
      <SendQuestion />
    </>
  );
}

function Remove() {
  const { draft, form, saver, about } = useCanvas();
  const t = useApplicationsText();
  const navigate = useNavigate();
  const { id, abilities } = draft;
  return (
    <div className={s.remove}>
      <RemoveApplication
        application={{ id, projectTitle: about.title || t('untitledApplication'), ...abilities }}
        onDeleted={() => navigate(canvasOf(form.kind)())}
        onWithdrawn={() => saver.refresh()}
      />
    </div>
  );
}
