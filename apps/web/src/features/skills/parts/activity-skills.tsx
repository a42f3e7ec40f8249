import type {
  ActivityAnalysis,
  AnalysedSkill,
  ApplicationSkills,
} from '@app/contracts/skills/skills.schemas';
import { certaintyOf, learners } from '@app/domain/skills/analysis';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { ArrowRight, Plus } from '@app/ui/icons';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { type Answer, allIn, type SkillChanges, skillsOf } from '../queries.ts';
import { useKindText, useSkillsText } from '../text.ts';
import { activityLink } from './activity-nav.tsx';
import { previewOf } from './bar.tsx';
import { numbered, piecesOf } from './marked.ts';
import { SkillRow } from './skill-row.tsx';
import s from './skills.module.css';

const AddDialog = lazyPart(() => import('./add-dialog.tsx').then((it) => it.AddDialog));

interface ActivityProps {
  readonly skills: ApplicationSkills;
  readonly at: number;
  readonly changes: SkillChanges;
}

export function ActivitySkills({ skills, at, changes }: ActivityProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { activities, canAnswer, kind } = skills;
  const t = useKindText(kind);
  const activity = activities[at];
  const analysis = activity?.analysis ?? null;
  const numbers = numbered(analysis?.texts ?? [], allIn(analysis));
  // The cursor follows to the activity that was chosen, not to the first that is shown.
  const came = useRef(false);
  useEffect(() => {
    if (came.current) title.current?.focus();
    came.current = true;
  }, []);
  return (
    <>
      <p className="small muted">{t('nth', { n: at + 1, all: activities.length })}</p>
      <h1 className="title-2 mt2" tabIndex={-1} ref={title}>
        {activity?.name}
      </h1>
      {analysis === null ? (
        <NotRead canAnswer={canAnswer} changes={changes} />
      ) : (
        <>
          <Source texts={analysis.texts} numbers={numbers} />
          {analysis.stale ? <Stale canAnswer={canAnswer} changes={changes} /> : null}
          {learners.map((one) => (
            <Group
              key={one}
              learners={one}
              analysis={analysis}
              numbers={numbers}
              answer={canAnswer ? changes.answer : undefined}
            />
          ))}
          {canAnswer ? (
            <Add kind={kind} activityId={analysis.activityId} changes={changes} />
          ) : null}
          <Suggestions all={analysis.suggestions} />
        </>
      )}
      <End skills={skills} at={at} changes={changes} />
    </>
  );
}

function NotRead({
  canAnswer,
  changes,
}: Omit<ActivityProps, 'skills' | 'at'> & { canAnswer: boolean }) {
  const t = useSkillsText();
  return (
    <div className="column g4 mt5">
      <p className="lead">{t('notRun')}</p>
      {canAnswer ? (
        <p>
          <Button variant="primary" onClick={() => void changes.read()}>
            {t('run')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

function Stale({
  canAnswer,
  changes,
}: Omit<ActivityProps, 'skills' | 'at'> & { canAnswer: boolean }) {
  const t = useSkillsText();
  return (
    <p className="row row-wrap g2 mt4 small" role="status">
      {t('stale')}
      {canAnswer ? (
        <Button variant="soft" size="m" onClick={() => void changes.read()}>
          {t('readAgain')}
        </Button>
      ) : null}
    </p>
  );
}

interface SourceProps {
  readonly texts: ActivityAnalysis['texts'];
  readonly numbers: ReadonlyMap<AnalysedSkill, number>;
}

/** The team's own words, underlined and numbered. */
function Source({ texts, numbers }: SourceProps) {
  const t = useSkillsText();
  if (texts.length === 0) return null;
  return (
    <>
      <p className="muted mt2">{t('wrote')}</p>
      {texts.map((text) => (
        <p key={text.field} className={s.source}>
          {piecesOf(text, numbers).map((piece, n) =>
            piece.look === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
              <Fragment key={n}>{piece.text}</Fragment>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
              <Fragment key={n}>
                <mark data-look={piece.look}>{piece.text}</mark>
                {piece.numbers.map((number) => (
                  <span key={number} className={s.number}>
                    {number}
                  </span>
                ))}
              </Fragment>
            ),
          )}
        </p>
      ))}
    </>
  );
}

interface GroupProps {
  readonly learners: Answer['learners'];
  readonly analysis: ActivityAnalysis;
  readonly numbers: SourceProps['numbers'];
  readonly answer: SkillChanges['answer'] | undefined;
}

function Group({ learners: who, analysis, numbers, answer }: GroupProps) {
  const t = useSkillsText();
  const all = skillsOf(analysis, who);
  if (all.length === 0) return null;
  const { activityId } = analysis;
  return (
    <section className={s.group}>
      <h2 className="title-3">{t(who)}</h2>
      <ul className={s.skills}>
        {all.map((skill) => (
          <SkillRow
            key={skill.id}
            skill={skill}
            number={numbers.get(skill)}
            onAnswer={
              answer &&
              ((given) =>
                void answer([{ activityId, learners: who, skill: skill.id, answer: given }]))
            }
          />
        ))}
      </ul>
    </section>
  );
}

interface AddProps {
  readonly kind: string;
  readonly activityId: string;
  readonly changes: SkillChanges;
}

function Add({ kind, activityId, changes }: AddProps) {
  const t = useSkillsText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="mt5" variant="soft" size="m" onClick={() => setOpen(true)}>
        <Plus />
        {t('addOwn')}
      </Button>
      {open ? (
        <AddDialog
          kind={kind}
          onClose={() => setOpen(false)}
          onAdd={(one) => changes.answer([{ ...one, activityId, answer: 'accepted' }])}
        />
      ) : null}
    </>
  );
}

function Suggestions({ all }: { all: readonly string[] }) {
  const t = useSkillsText();
  if (all.length === 0) return null;
  return (
    <section className={s.group}>
      <h2 className="title-3">{t('suggestions')}</h2>
      <ul className="column g2 mt4">
        {all.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );
}

function End({ skills, at, changes }: ActivityProps) {
  const t = useSkillsText();
  const { activities, canAnswer, applicationId } = skills;
  const analysis = activities[at]?.analysis ?? null;
  const next = activities[at + 1];
  const clear = analysis ? clearOnes(analysis) : [];
  return (
    <div className={cx('row row-wrap', s.end)}>
      {canAnswer && clear.length > 0 ? (
        <Button onClick={() => void changes.answer(clear)}>
          {t('acceptClear', { count: clear.length })}
        </Button>
      ) : (
        <span />
      )}
      {next ? (
        <Link className="button button-primary" to={activityLink(applicationId, at + 1)}>
          <span className="cut">{next.name}</span>
          <ArrowRight />
        </Link>
      ) : (
        <Link className="button button-primary" to={previewOf(skills)}>
          {t('toPreview')}
        </Link>
      )}
    </div>
  );
}

/** Those that the text says, and nobody has answered. */
const clearOnes = (analysis: ActivityAnalysis): Answer[] =>
  learners.flatMap((who) =>
    skillsOf(analysis, who)
      .filter(({ answer, confidence }) => answer === null && certaintyOf(confidence) === 'says')
      .map(({ id }) => ({
        activityId: analysis.activityId,
        learners: who,
        skill: id,
        answer: 'accepted' as const,
      })),
  );
