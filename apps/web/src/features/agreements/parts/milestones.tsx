import type { AgreementView, MilestoneView } from '@app/contracts/agreements/agreements.schemas';
import { monthNames } from '@app/messages/format/dates';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { Check, Clock, Pencil, Plus, Trash } from '@app/ui/icons';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { agreements } from '../client.ts';
import { useReload } from '../queries.ts';
import { useAgreementsText } from '../text.ts';
import { useChange } from '../use-change.ts';
import s from './agreement.module.css';
import { MilestoneAnswer } from './answer.tsx';
import { DueDay } from './due-day.tsx';
import { FileButton } from './file-button.tsx';
import { SeeAndAnswer } from './see-and-answer.tsx';
import { SendFile } from './send-file.tsx';
import { ProveDialog, StepDialog } from './step-dialogs.tsx';
import steps from './steps.module.css';

const tones = {
  planned: 'muted',
  proven: 'muted',
  accepted: s.good,
  returned: 'bad-text',
  late: 'bad-text',
};

export function Milestones({ view }: { view: AgreementView }) {
  const t = useAgreementsText();
  const [editing, setEditing] = useState<MilestoneView | 'new' | null>(null);
  const { milestones, abilities } = view;
  if (milestones.length === 0 && !abilities.canPlan) return null;
  return (
    <section className={s.part} id="koraci" aria-labelledby="steps">
      <div className={s.title}>
        <h2 className="title-2" id="steps">
          {t('steps')}
        </h2>
        {abilities.canPlan ? (
          <Button size="m" variant="soft" onClick={() => setEditing('new')}>
            <Plus />
            {t('addStep')}
          </Button>
        ) : null}
      </div>
      {milestones.length === 0 ? <p className="muted mt4">{t('noSteps')}</p> : null}
      <ol className={cx(steps.steps, 'mt5')}>
        {milestones.map((one) => (
          <Row key={one.id} view={view} milestone={one} onEdit={() => setEditing(one)} />
        ))}
      </ol>
      {editing ? (
        <StepDialog
          id={view.id}
          milestone={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </section>
  );
}

function Row({
  view: { id, abilities, signedAt, instalments },
  milestone,
  onEdit,
}: {
  view: AgreementView;
  milestone: MilestoneView;
  onEdit(): void;
}) {
  const t = useAgreementsText();
  const { shortDate } = useFormat();
  const { language } = useLanguage();
  const { change } = useChange(id);
  const reload = useReload(id);
  const { title, what, dueOn, state, late, note, reason, proofs, events } = milestone;
  const [proving, setProving] = useState(false);
  const open = state === 'planned' || state === 'returned';
  const send = (event: 'accept' | 'return', why: string) =>
    agreements.moveMilestone({
      params: { id, item: milestone.id },
      body: { event, reason: why },
    });
  const [, month = '', day = ''] = dueOn.split('-');
  return (
    <li className={cx(late && steps.late, state === 'accepted' && steps.reached)}>
      <time className={steps.day} dateTime={dueOn}>
        <b className="tabular">{Number(day)}</b>
        <span>{monthNames(language)[Number(month) - 1]?.slice(0, 3)}</span>
      </time>
      <div>
        <h3 className="title-4">{title}</h3>
        {what ? <p className="small muted mt2">{what}</p> : null}
        {note ? <p className="small mt2">{note}</p> : null}
        <p className={cx('row g2 small bold mt2', tones[late ? 'late' : state])}>
          {state === 'accepted' ? <Check /> : <Clock />}
          {late ? t('late', { day: shortDate(dueOn) }) : t(`step_${state}`)}
        </p>
        {state === 'returned' && reason ? (
          <p className="small mt2">{t('because', { reason })}</p>
        ) : null}
        <DueDay id={id} milestone={milestone} />
        {open && abilities.canPlan ? (
          <span className={cx('row', steps.edit)}>
            <IconButton label={t('editOf', { what: title })} onClick={onEdit}>
              <Pencil />
            </IconButton>
            {signedAt === null && !instalments.some((one) => one.milestone?.id === milestone.id) ? (
              <IconButton
                label={t('removeOf', { what: title })}
                onClick={() =>
                  void change(() =>
                    agreements.removeMilestone({ params: { id, item: milestone.id } }),
                  )
                }
              >
                <Trash />
              </IconButton>
            ) : null}
          </span>
        ) : null}
      </div>
      <div className={steps.proofs}>
        {proofs.map((file) => (
          <FileButton key={file.file} id={id} file={file} look="niche" />
        ))}
        {events.includes('prove') ? (
          <div className="column g2">
            <SendFile id={id} purpose="proof" of={milestone.id} onSent={() => void reload()}>
              {t('addProof')}
            </SendFile>
            <Button
              size="m"
              aria-label={t('proveOf', { what: title })}
              onClick={() => setProving(true)}
            >
              {t('prove')}
            </Button>
          </div>
        ) : null}
        {events.includes('accept') ? (
          proofs[0] ? (
            <SeeAndAnswer file={proofs[0].file} what={title} />
          ) : (
            <MilestoneAnswer id={id} what={title} send={send} />
          )
        ) : null}
      </div>
      {proving ? (
        <ProveDialog id={id} milestone={milestone} onClose={() => setProving(false)} />
      ) : null}
    </li>
  );
}
