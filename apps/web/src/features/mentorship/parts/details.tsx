import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { requestPriorities } from '@app/domain/mentorship/mentorship';
import { eventFor, requestStatuses } from '@app/domain/mentorship/request.machine';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { ArrowRight } from '@app/ui/icons';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { type SyntheticEvent, useState } from 'react';
import { useFormText } from '../../../entities/applications/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ProjectPicture } from '../../../lib/pictures/project-picture.tsx';
import { useMove } from '../move.ts';
import { useEarlier } from '../queries.ts';
import { applicationUrl, sectionUrl } from '../section-url.ts';
import { useMentorshipText } from '../text.ts';
import s from './conversation.module.css';
import { Priority } from './signs.tsx';

interface DetailsProps {
  readonly request: MentorshipRequest;
}

/** What a request is about, and how far it is. */
export function Details({ request }: DetailsProps) {
  const t = useMentorshipText();
  const say = useFormText(request.kind);
  const { date, km } = useFormat();
  const { section, userRating, userFeedback, requestedAmount } = request;
  // Whoever may only claim does that by its own key.
  const sets = request.events.some((event) => event !== 'claim' && event !== 'assign');
  return (
    <div className="column g5">
      <div>
        <p className="smaller faint">{t('application')}</p>
        <div className="row g4 mt2">
          <span className={cx('picture', s.picture)}>
            <ProjectPicture
              id={request.applicationSlug}
              emblem={request.bankEmblem}
              picture={request.picture}
              label=""
            />
          </span>
          <p className="small break">
            <Link className="link bold" to={applicationUrl(request)}>
              {request.applicationTitle || t('untitled')}
            </Link>
            {requestedAmount > 0 ? (
              <span className="muted block">{t('asksFor', { amount: km(requestedAmount) })}</span>
            ) : null}
          </p>
        </div>
      </div>
      <dl className={s.facts}>
        <div>
          <dt>{t('type')}</dt>
          <dd>{t(`type_${request.requestType}`)}</dd>
        </div>
        {sets ? null : (
          <div>
            <dt>{t('priority')}</dt>
            <dd>
              <Priority priority={request.priority} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('mentor')}</dt>
          <dd className="break">{request.mentorName ?? t('noMentor')}</dd>
        </div>
        <div>
          <dt>{t('openedAt')}</dt>
          <dd className="tabular">{date(request.createdAt)}</dd>
        </div>
        {userRating === null ? null : (
          <div>
            <dt>{t('rating')}</dt>
            <dd className="tabular">{t('ratingOf', { rating: userRating })}</dd>
          </div>
        )}
      </dl>
      {userFeedback ? <p className="small muted break">„{userFeedback}“</p> : null}
      {sets ? <Settings request={request} /> : null}
      {section ? (
        <div>
          <p className="bold small">{t('sectionIs')}</p>
          <Link className="go" to={sectionUrl(request, section)}>
            {say(`section.${section}`)} <ArrowRight />
          </Link>
        </div>
      ) : null}
      {request.canNote ? <Tags key={request.tags.join()} request={request} /> : null}
      {request.side === 'mentor' ? <Earlier request={request} /> : null}
    </div>
  );
}

/** For whoever may set them; statuses have no order (specification §4). */
function Settings({ request }: DetailsProps) {
  const t = useMentorshipText();
  const { busy, run } = useMove(request);
  const { status, priority, events } = request;
  return (
    <div className="column g4">
      <Choice
        label={t('status')}
        value={status}
        choices={requestStatuses.filter((one) => one === status || events.includes(eventFor[one]))}
        say={(one) => t(`status_${one}`)}
        busy={busy}
        onChoose={(chosen) => void run({ body: { status: chosen } })}
      />
      <Choice
        label={t('priority')}
        value={priority}
        choices={requestPriorities.toReversed()}
        say={(one) => t(`priority_${one}`)}
        busy={busy}
        onChoose={(chosen) => void run({ body: { priority: chosen } })}
      />
    </div>
  );
}

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly V[];
  readonly say: (value: V) => string;
  readonly busy: boolean;
  onChoose(value: V): void;
}

function Choice<V extends string>({ label, value, choices, say, busy, onChoose }: ChoiceProps<V>) {
  return (
    <Field label={label}>
      <Select
        value={value}
        aria-busy={busy}
        onChange={({ target }) => {
          const chosen = choices.find((one) => one === target.value);
          if (chosen && chosen !== value && !busy) onChoose(chosen);
        }}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** What the board has resolved for the team of an application before. */
function Earlier({ request }: DetailsProps) {
  const t = useMentorshipText();
  const { data = [] } = useEarlier(request);
  if (data.length === 0) return null;
  const ratings = data.flatMap(({ userRating }) => userRating ?? []);
  const requests = t('earlierCount', { count: data.length });
  return (
    <div>
      <p className="bold small">{t('earlier')}</p>
      <p className="small muted">
        {ratings.length === 0
          ? requests
          : t('earlierRated', { count: ratings.length, requests, ratings: ratings.join(', ') })}
      </p>
    </div>
  );
}

function Tags({ request }: DetailsProps) {
  const t = useMentorshipText();
  const { busy, run } = useMove(request);
  const kept = request.tags.join(', ');
  const [text, setText] = useState(kept);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const tags = text.split(',').map((one) => one.trim());
    void run({ body: { tags: [...new Set(tags)].filter((one) => one !== '') } });
  };
  return (
    <form className="column g2" onSubmit={save}>
      <Field label={t('tags')} hint={t('tagsHint')}>
        <TextInput value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      {text === kept ? null : (
        <Button type="submit" size="m" busy={busy}>
          {t('save')}
        </Button>
      )}
    </form>
  );
}
