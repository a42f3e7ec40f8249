import type { ApplicationView, OrangeView } from '@app/contracts/applications/applications.schemas';
import type { BoardDetail } from '@app/contracts/reviews/reviews.schemas';
import { Avatar } from '@app/ui/avatar';
import { cx } from '@app/ui/cx';
import { CalendarDays, UsersRound } from '@app/ui/icons';
import type { ReactNode } from 'react';
import {
  ApplicationPictures,
  asksFor,
  FileList,
  useFormText,
} from '../../../entities/applications/public.ts';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { useFieldsText, useReviewsText, useSdgText } from '../text.ts';
import s from './application-sections.module.css';
import { BudgetReview } from './budget.tsx';
import { ReviewProse } from './prose.tsx';

interface SectionProps {
  readonly application: OrangeView;
}

interface ApplicationSectionsProps extends SectionProps {
  readonly confirmed: BoardDetail['confirmedGoods'];
}

const parts = {
  problem: ({ communityProblem }) => <ReviewProse text={communityProblem} />,
  story: (application) => <Story application={application} />,
  solution: ({ solutionSteps }) => <Steps steps={solutionSteps} />,
  activities: (application) => <Activities application={application} />,
  budget: (application, confirmed) => (
    <BudgetReview application={application} confirmed={confirmed} />
  ),
  impact: (application) => <Impact application={application} />,
  team: (application) => <Team application={application} />,
} satisfies Readonly<
  Record<string, (application: OrangeView, confirmed: BoardDetail['confirmedGoods']) => ReactNode>
>;

export function ApplicationSections({ application, confirmed }: ApplicationSectionsProps) {
  const fields = useFieldsText();
  const asked = (Object.keys(parts) as (keyof typeof parts)[]).filter(asksFor(application));
  // Who scores a blind call sees nobody of the team.
  const shown = asked.filter((key) => key !== 'team' || application.members.length > 0);
  return (
    <>
      {shown.map((key) => (
        <Section key={key} title={fields(`section.${key}`)}>
          {parts[key](application, confirmed)}
        </Section>
      ))}
    </>
  );
}

/** Answers to the questions of the call's own, whatever the kind of grant. */
export function CallAnswers({ application }: { application: ApplicationView }) {
  const say = useFormText(application.kind);
  const localized = useLocalized();
  const { id, callAnswers = [] } = application;
  if (callAnswers.length === 0) return null;
  return (
    <Section title={say('extraAnswers')}>
      {callAnswers.map(({ question, answer, files }) => (
        <div key={question.bhs + question.en}>
          <h4 className="bold small">{localized(question)}</h4>
          {files.length > 0 ? (
            <FileList of={id} files={files} />
          ) : (
            <ReviewProse text={localized(answer)} />
          )}
        </div>
      ))}
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={s.heading}>{title}</h3>
      {children}
    </section>
  );
}

function Story({ application: { storyContent, storyPictures } }: SectionProps) {
  const fields = useFieldsText();
  return (
    <>
      <ReviewProse text={storyContent} />
      <ApplicationPictures
        className="mt4"
        pictures={storyPictures}
        label={fields('storyPictures')}
      />
    </>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  const t = useReviewsText();
  if (steps.length === 0) return <p className="small faint">{t('notWritten')}</p>;
  const counted = steps.map((text, at) => ({ text, key: `${at} ${text}` }));
  return (
    <ol className={cx(s.steps, s.prose)}>
      {counted.map(({ text, key }) => (
        <li key={key}>{text}</li>
      ))}
    </ol>
  );
}

/** How many they are, and in the team's words what they do. */
const counted = (count: string, words: string) =>
  words.trim() === '' ? count : `${count} · ${words}`;

type Activity = OrangeView['projectActivities'][number];

function Activities({ application }: SectionProps) {
  const t = useReviewsText();
  const { projectActivities, members } = application;
  if (projectActivities.length === 0) return <p className="small faint">{t('notWritten')}</p>;
  const nameOf = (id: string | undefined) =>
    members.find((member) => member.id === id || member.userId === id)?.name;
  return (
    <ul className={s.activities}>
      {projectActivities.map((activity) => (
        <li key={activity.id}>
          <ActivityBlock activity={activity} responsible={nameOf(activity.responsible)} />
        </li>
      ))}
    </ul>
  );
}

function ActivityBlock(props: { activity: Activity; responsible: string | undefined }) {
  const t = useReviewsText();
  const { date } = useFormat();
  const { activity, responsible } = props;
  const { startDate: from, endDate: to } = activity;
  return (
    <>
      <div className="row row-wrap between g2">
        <h4 className="bold small">{activity.name}</h4>
        {from && to ? (
          <span className="row g1 smaller muted tabular">
            <CalendarDays />
            {date(from)}–{date(to)}
          </span>
        ) : null}
      </div>
      {activity.description ? (
        <p className={cx('small lines', s.prose)}>{activity.description}</p>
      ) : null}
      <p className="row row-wrap g4 smaller muted">
        {responsible ? <span>{t('answersFor', { name: responsible })}</span> : null}
        {activity.teamAssignments.map((one) => (
          <span key={`${one.teamMemberName} ${one.description}`}>
            {one.teamMemberName}: {one.description}
          </span>
        ))}
        {activity.volunteersPlanned ? (
          <span className="row g1">
            <UsersRound />
            {counted(
              t('volunteers', { count: activity.expectedVolunteers }),
              activity.volunteerDescription,
            )}
          </span>
        ) : null}
        {activity.usersPlanned ? (
          <span>
            {counted(t('users', { count: activity.expectedUsers }), activity.userDescription)}
          </span>
        ) : null}
      </p>
    </>
  );
}

const impactFields = [
  'communityImpact',
  'targetGroup',
  'lastingImpact',
  'innovationValue',
  'sdgImpact',
  'sdgGoal',
  'sdgDescription',
] as const;

/** The team reads these names as questions to itself; here others read. */
const namedAnew = ['sdgImpact', 'sdgGoal', 'sdgDescription'] as const;

function useImpactName() {
  const t = useReviewsText();
  const fields = useFieldsText();
  return (field: (typeof impactFields)[number]) => {
    const anew = namedAnew.find((name) => name === field);
    return anew ? t(anew) : fields(field);
  };
}

type SdgKey = Parameters<ReturnType<typeof useSdgText>>[0];

function Impact({ application }: SectionProps) {
  const nameOf = useImpactName();
  const sdg = useSdgText();
  return (
    <>
      {application.selectedSdgs.length > 0 ? (
        <ul className="row row-wrap g2 mt2">
          {application.selectedSdgs.map((n) => (
            <li key={n} className="badge">
              {sdg('goal', { n })}: {sdg(String(n) as SdgKey)}
            </li>
          ))}
        </ul>
      ) : null}
      {impactFields
        .filter((field) => application[field].trim() !== '')
        .map((field) => (
          <div key={field}>
            <h4 className={s.field}>{nameOf(field)}</h4>
            <ReviewProse text={application[field]} />
          </div>
        ))}
    </>
  );
}

function Team({ application }: SectionProps) {
  const t = useReviewsText();
  return (
    <ul className={s.team}>
      {application.members.map((member) => (
        <li key={member.id} className="row g2">
          <Avatar
            name={member.name}
            src={profileImageUrl(member.userId ?? member.id, member.profile_picture_url)}
            size="s"
          />
          <span className="small">
            {member.name}
            {member.role === 'vlasnik' ? (
              <span className="smaller muted">, {t('leadsApplication')}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
